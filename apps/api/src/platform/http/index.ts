export { AppError, fieldError } from './app-error.ts';
export { limited } from './limits.ts';
export { registerFileRoute } from './register-file-route.ts';
export { registerRoute } from './register-route.ts';
export { type Authenticate, type Caller, ownerSeenBy } from './session.ts';
export { say } from './texts.ts';
export { openApiDocument } from './openapi.ts';
export { apiBase, createServer } from './server.ts';
export { asPage, sliceOf } from './paging.ts';
