import { callerHeader, gatewayItself, signCaller } from './caller.ts';

/** Headers that prove to the API who calls; none without a secret, when the API trusts its own host. */
export interface CallSigner {
  /** A call of the visitor at this address. */
  forVisitor(address: string): Record<string, string>;
  /** A call of the gateway itself, which the API does not limit. */
  forItself(): Record<string, string>;
}

/** @param secrets the first one signs @param time milliseconds since 1970 */
export function callSigner([secret]: readonly string[], time: () => number): CallSigner {
  const sign = (caller: string): Record<string, string> =>
    secret === undefined ? {} : { [callerHeader]: signCaller(secret, caller, time()) };
  return { forVisitor: sign, forItself: () => sign(gatewayItself) };
}
