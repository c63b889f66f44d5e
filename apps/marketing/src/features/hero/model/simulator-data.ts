import type { SlotProps } from '@livree/platform';

type SimulatorData = SlotProps<'booking/simulator@1'>;

/** What the quick form gives to the simulator; blank fields are left out. */
export function simulatorData(form: FormData): SimulatorData {
  const departure = typed(form, 'departure');
  const destination = typed(form, 'destination');
  return {
    ...(departure === '' ? {} : { departure }),
    ...(destination === '' ? {} : { destination }),
  };
}

function typed(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
