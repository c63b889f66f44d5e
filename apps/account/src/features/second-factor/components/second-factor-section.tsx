import { useQuery, useShell } from '@livree/platform';
import { lazy, Suspense } from 'react';
import { signInMethodsQuery } from '../../../sign-in-methods-query.ts';
import { FactorNotice } from './factor-notice.tsx';

const loadPanel = () => import(/* webpackChunkName: 'factor-panel' */ './second-factor-panel.tsx');
const SecondFactorPanel = lazy(async () => ({ default: (await loadPanel()).SecondFactorPanel }));

/** The second factor of somebody who works for the company; nothing for a customer. */
export function SecondFactorSection() {
  const { api } = useShell();
  const { data } = useQuery(signInMethodsQuery(api));
  if (data?.isPerson !== true) return <FactorNotice />;
  return (
    <Suspense fallback={null}>
      <SecondFactorPanel />
    </Suspense>
  );
}
