export { AppError, fieldError } from './app-error.ts';
export type { FieldFaults } from './app-error.ts';
export { registerRoute } from './register-route.ts';
export type { Call, Handler } from './register-route.ts';
export type { Authenticate, Caller } from './session.ts';
export { say } from './texts.ts';
export { readInput } from './validate.ts';
