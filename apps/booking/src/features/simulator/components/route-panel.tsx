import { Spinner, Status } from '@livree/design-system/base';
import { useMessages } from '@livree/platform';
import type { RouteState } from '../use-route.ts';
import { RouteMap } from './route-map.tsx';
import * as styles from './route-map.module.css';

/** The way on a map, or why there is none. */
export function RoutePanel({ state }: { state: RouteState }) {
  const { t } = useMessages('booking');
  const { t: common } = useMessages('common');
  if (state.status === 'ready') return <RouteMap route={state.route} />;
  return (
    <div className={styles.ground} aria-live="polite">
      <div className={styles.words}>
        {state.status === 'calculating' ? <Spinner label={common('state.calculating')} /> : null}
        {state.status === 'failed' ? <Status tone="failed">{t('simulator.routeFailed')}</Status> : null}
        {state.status === 'empty' ? t('simulator.routeEmpty') : null}
      </div>
    </div>
  );
}
