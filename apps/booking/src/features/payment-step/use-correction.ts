import { useFormContext } from '@livree/forms/engine';
import type { BookingFields } from '../../wizard/booking.ts';
import type { FaultyField } from '../../wizard/faulty-fields.ts';
import { useStep, vehiclesId } from '../../wizard/use-step.ts';

/** Leads to the first faulty field in its step, where the messages are shown; null if no field can be corrected. */
export function useCorrection(faulty: readonly FaultyField[]): (() => void) | null {
  const form = useFormContext<BookingFields>();
  const { goTo } = useStep();
  const [first] = faulty;
  if (first === undefined) return null;

  async function correct({ step, field: start }: FaultyField): Promise<void> {
    // A submitted form checks a field again as soon as it changes.
    await form.handleSubmit(() => undefined)();
    for (const { field, message } of faulty) form.setError(field, { type: 'server', message });
    goTo(step, start === 'vehicleId' ? { focus: vehiclesId } : {});
  }
  return () => void correct(first);
}
