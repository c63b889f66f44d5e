import { getTraceHeaders } from '../telemetry/trace-headers.ts';
import { callerHeader, gatewayItself, signCaller } from './caller.ts';

/**
 * Headers that prove to the API who calls, and name the trace of the running request. Without a secret the API trusts its
 * own host, and without an audience nothing is traced.
 */
export interface CallSigner {
  /** A call of the visitor at this address. */
  forVisitor(address: string): Record<string, string>;
  /** A call of the gateway itself, which the API does not limit. */
  forItself(): Record<string, string>;
}

/** @param secrets the first one signs @param time milliseconds since 1970 */
export function callSigner([secret]: readonly string[], time: () => number): CallSigner {
  const sign = (caller: string): Record<string, string> => ({
    ...getTraceHeaders(),
    ...(secret !== undefined && { [callerHeader]: signCaller(secret, caller, time()) }),
  });
  return { forVisitor: sign, forItself: () => sign(gatewayItself) };
}
