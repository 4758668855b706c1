/** The version of this software. A test holds it equal to package.json; ETags and /healthz carry it. */
export const RELEASE = '0.1.0';
