import { useShell } from '@livree/platform';
import { useEffect } from 'react';

/**
 * Stands in what a part shows instead of its content: as long as it does, the part says that it is not ready. One that never
 * is, although nothing is on the way to it, counts as failed.
 */
export function NotReady(): null {
  const { waits, telemetry } = useShell();
  useEffect(() => {
    const report = (): void => telemetry.error(new Error('never ready'), { where: 'never-ready' });
    waits?.add(report);
    return () => void waits?.delete(report);
  }, [waits, telemetry]);
  return null;
}
