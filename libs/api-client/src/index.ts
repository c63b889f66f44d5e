export { ApiError } from './api-error.ts';
export { createCalls, createClient } from './client.ts';
export type { ApiClient, Calls } from './client.ts';
export { errorText } from './error-text.ts';
export { send } from './send.ts';
export type { CallOptions } from './send.ts';
export { fetchTransport } from './transport.ts';
export type { FetchTransportOptions, Transport, TransportRequest, TransportResponse } from './transport.ts';
