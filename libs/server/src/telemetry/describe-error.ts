/** What the log says about an error. */
export interface DescribedError {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly [detail: string]: unknown;
}

/** Some libraries report an error as an object with its message. */
const readMessage = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string'
    ? error.message
    : String(error);

/**
 * Describes an error and its causes, without what libraries attach to it, such as the row that a constraint refused, a
 * request with its key, or a payment with its secret.
 */
export function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: readMessage(error), stack: '' };
  const { name: type, message, stack = '', cause } = error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return { type, code, message, stack, ...(cause !== undefined && { cause: describeError(cause) }) };
}
