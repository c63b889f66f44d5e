export { callerHeader, gatewayItself, readCaller, signCaller } from './caller.ts';
