import type { SlotComponentProps } from '@livree/platform';
import { useEffect, useEffectEvent } from 'react';
import { Simulator } from './components/simulator.tsx';

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
