/**
 * A parsed body, as `JSON.parse` types it. Tests read the fields that the document promises; where one is missing the
 * assertion on it fails, which is the test's job.
 */
export type Json = ReturnType<typeof JSON.parse>;
