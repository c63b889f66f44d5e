export { callSigner } from './call-signer.ts';
export type { CallSigner } from './call-signer.ts';
export { callerHeader, gatewayItself, readCaller, signCaller } from './caller.ts';
