import { traceOperation } from '@livree/server/telemetry';

/** Calls an outside service as a step of the trace, which names service and operation and nothing else of the call. */
export const traceCall = <Answer>(
  service: string,
  operation: string,
  call: () => Promise<Answer>,
): Promise<Answer> =>
  traceOperation(
    () => ({
      name: `${service} ${operation}`,
      kind: 'client',
      attributes: { 'peer.service': service, 'livree.operation': operation },
    }),
    call,
  );
