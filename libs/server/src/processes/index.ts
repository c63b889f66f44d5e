export { startProcess, type StartedProcess } from './start-process.ts';
export { supervise, type SupervisedProcess } from './supervise.ts';
export { waitUntilReady } from './wait-until-ready.ts';
