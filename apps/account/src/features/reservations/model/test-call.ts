import { ApiError } from '@livree/api-client';

/** The result of one call for a tester: milliseconds, or the status and code of its refusal. */
export interface Finding {
  readonly isGood: boolean;
  readonly text: string;
}

/** Makes a call and reports its result. */
export async function testCall(call: () => Promise<unknown>): Promise<Finding> {
  const began = performance.now();
  const took = () => `${Math.round(performance.now() - began)} ms`;
  try {
    await call();
    return { isGood: true, text: took() };
  } catch (error) {
    const what = error instanceof ApiError ? `${error.status} ${error.code}` : String(error);
    return { isGood: false, text: `${what}, ${took()}` };
  }
}
