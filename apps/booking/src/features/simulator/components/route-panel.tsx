import { errorText } from '@livree/api-client';
import { Status } from '@livree/design-system/display';
import { Spinner } from '@livree/design-system/feedback';
import { MapGround } from '@livree/design-system/map';
import { useTranslation } from 'react-i18next';
import type { RouteState } from '../use-route.ts';
import { FoundRoute } from './found-route.tsx';

/** The route on a map, or why there is none. */
export function RoutePanel({ state }: { state: RouteState }) {
  const { t } = useTranslation('booking');
  const { t: common } = useTranslation('common');
  if (state.status === 'ready') return <FoundRoute route={state.route} />;
  return (
    <MapGround>
      {state.status === 'calculating' ? <Spinner label={common('state.calculating')} /> : null}
      {state.status === 'failed' ? (
        <>
          <Status tone="failed">{t('simulator.routeFailed')}</Status>
          <p>{errorText(state.error, common, '')}</p>
        </>
      ) : null}
      {state.status === 'empty' ? t('simulator.routeEmpty') : null}
    </MapGround>
  );
}
