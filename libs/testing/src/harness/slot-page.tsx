import { Container } from '@livree/design-system/layout';
import { useShell } from '@livree/platform';
import { useEffect } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { readSituation } from '../states/read-situation.ts';
import { announceGiven } from './announce.ts';
import { slotExamples } from './examples.ts';
import { isSlotName } from './harness-place.tsx';
import * as styles from './harness.module.css';

/** One slot of the remote alone, with example data or those of a state; its events appear as toasts. */
export function SlotPage() {
  const name = useParams()['*'] ?? '';
  const [search] = useSearchParams();
  const { toasts, slots } = useShell();
  useEffect(() => {
    if (isSlotName(name)) announceGiven(slotExamples[name].data);
  }, [name]);
  if (!isSlotName(name)) return <h1>No such slot: {name}</h1>;
  const { data, acts } = slotExamples[name];
  const on = Object.fromEntries(
    acts.map(({ event }) => [
      event,
      (payload: unknown) => void toasts.show('info', `${event} ${JSON.stringify(payload)}`),
    ]),
  );
  return (
    <Container>
      <h1 className={styles.slot}>{name}</h1>
      <slots.Place name={name} data={{ ...data, ...readSituation(search)?.slot }} on={on} />
    </Container>
  );
}
