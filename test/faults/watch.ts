/** Loaded into a server's process (`--import`): says on stdout whenever its event loop stood still for a while. */
const EVERY_MS = 10;
const WORTH_SAYING_MS = 50;

let last = performance.now();
setInterval(() => {
  const now = performance.now();
  const standstill = now - last - EVERY_MS;
  last = now;
  if (standstill > WORTH_SAYING_MS) process.stdout.write(`standstill ${Math.round(standstill)}\n`);
}, EVERY_MS).unref();
