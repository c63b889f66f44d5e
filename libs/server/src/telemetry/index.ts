export { describeError } from './describe-error.ts';
export { isEventStream } from './is-event-stream.ts';
export { logRequests } from './log-requests.ts';
export { openTelemetry } from './open-telemetry.ts';
export { chooseRequestId } from './request-id.ts';
export { getTraceHeaders, getTraceId } from './trace-headers.ts';
export { traceOperation } from './trace-operation.ts';
export type { Gauge, Reading, Telemetry } from './telemetry.ts';
