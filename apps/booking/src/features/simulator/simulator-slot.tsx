import type { PrefetchContext, SlotComponentProps } from '@livree/platform';
import { useEffect, useEffectEvent } from 'react';
import { fleetQuery } from '../../fleet/fleet-query.ts';
import { Simulator } from './components/simulator.tsx';

/** The vehicles to choose from. */
export const prefetch = ({ queries, api, language }: PrefetchContext): Promise<unknown> =>
  queries.prefetchQuery(fleetQuery(api, language));

/** The price simulator for other remotes; a window event named `closeSimulator` closes it too. */
export function Slot({ data, on }: SlotComponentProps<'booking/simulator@1'>) {
  const close = useEffectEvent(() => on.close({}));
  useEffect(() => {
    const listener = (): void => close();
    window.addEventListener('closeSimulator', listener);
    return () => window.removeEventListener('closeSimulator', listener);
  }, []);
  return <Simulator start={data} onClose={() => on.close({})} />;
}
