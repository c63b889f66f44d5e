import type { FastifyBaseLogger } from 'fastify';
import type { FoundConfinement } from './find-confinement.ts';

/** Says in one sentence of the log what the system leaves open to render processes. */
export function reportConfinement(
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
  { confinement, open }: FoundConfinement,
): void {
  if (open.length === 0)
    log.info(`render processes reach nothing: the system gives them ${confinement.name}`);
  else
    log.warn(
      `the system does not confine render processes: it leaves open ${open.join(', ')}, so only promoted releases run and ?remote= is ignored`,
    );
}
