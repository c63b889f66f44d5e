export { callerAddress } from './caller-address.ts';
export { closeGracefully } from './close-gracefully.ts';
export { connectionOptions, type ConnectionTimeouts } from './connection-options.ts';
export { drain, drainSignal, isDraining } from './drain.ts';
export { explainListening, type Listening } from './explain-listening.ts';
export { dropUnreadBodies } from './unread-bodies.ts';
