export { AppError, fieldError } from './app-error.ts';
export { limited } from './limits.ts';
export { registerRoute } from './register-route.ts';
export type { Authenticate, Caller } from './session.ts';
export { say } from './texts.ts';
export { openApiDocument } from './openapi.ts';
export { apiBase, createServer } from './server.ts';
export { asPage, sliceOf } from './paging.ts';
