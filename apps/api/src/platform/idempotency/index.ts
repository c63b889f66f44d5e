export { createFingerprint } from './fingerprint.ts';
export { keyedRequests, type KeyedRequest } from './keyed-requests.ts';
export { removeRequestsBefore } from './keyed-requests.repository.ts';
