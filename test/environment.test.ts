/** When requests are limited: what the environment says, or where the process listens. */
import { describe, expect, it } from 'vitest';
import { readEnvironment } from '../src/environment.ts';

describe('Requests are limited', () => {
  it.each([
    ['off by default', {}, false],
    ['on any address', { HOST: '0.0.0.0' }, true],
    ['on any address of IPv6', { HOST: '::' }, true],
    ['on a name', { HOST: 'salon.example.org' }, true],
    ['on a name that only begins like a loopback address', { HOST: '127.0.0.1.example.org' }, true],
    ['off on this machine alone', { HOST: '127.0.0.1' }, false],
    ['off on another address of this machine alone', { HOST: '127.0.1.9' }, false],
    ['off on IPv6 of this machine alone', { HOST: '::1' }, false],
    ['off on localhost', { HOST: 'localhost' }, false],
    ['on behind a proxy, wherever that reaches', { HOST: '127.0.0.1', TRUST_PROXY: 'on' }, true],
    ['on when told so', { RATE_LIMIT: 'on' }, true],
    ['off when told so', { HOST: '0.0.0.0', TRUST_PROXY: 'on', RATE_LIMIT: 'off' }, false],
  ])('%s', (_, variables, isLimited) => {
    expect(readEnvironment(variables)).toMatchObject({
      isLimited,
      isBehindProxy: 'TRUST_PROXY' in variables,
    });
  });
});

describe('A wrong value', () => {
  it.each(['RATE_LIMIT', 'TRUST_PROXY'])('of %s is told in one line', (name) => {
    for (const wrong of ['', 'yes', '1', 'ON', '1200'])
      expect(() => readEnvironment({ [name]: wrong })).toThrow(
        new Error(`${name} should be on or off, not "${wrong}".`),
      );
  });
});
