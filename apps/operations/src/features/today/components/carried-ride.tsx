import type { Day } from '@livree/contracts';
import { Button, IconButton } from '@livree/design-system/actions';
import { cx } from '@livree/design-system/cx';
import { SelectField } from '@livree/design-system/fields';
import { ChevronLeftIcon, ChevronRightIcon } from '@livree/design-system/icons';
import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { readCarryKey } from '../model/carry-key.ts';
import { steps } from '../model/carry.ts';
import { listBusyFirst } from '../model/day-rows.ts';
import type { Hand } from '../use-hand.ts';
import { useStanding } from '../use-standing.ts';
import * as styles from './carried-ride.module.css';

interface CarriedRideProps {
  readonly day: Day;
  readonly hand: Hand;
  readonly held: NonNullable<Hand['held']>;
}

/** The ride in hand: its place is told at each step; keys or buttons move it, put it down or back. */
export function CarriedRide({ day, hand, held: { carry, ride, conflict } }: CarriedRideProps) {
  const { t } = useTranslation('operations');
  const [standing, keys] = [useId(), useId()];
  const grip = useRef<HTMLDivElement>(null);
  const told = useStanding(day)(carry, conflict);
  useEffect(() => grip.current?.focus({ preventScroll: true }), []);
  const press = (event: KeyboardEvent) => {
    const act = readCarryKey(event);
    const isOnGrip = event.target === event.currentTarget;
    if (act === undefined || !isOnGrip) return;
    event.preventDefault();
    hand.act(act);
  };
  const step = (minutes: number) => () => hand.act({ kind: 'time', minutes });
  return (
    <section className={styles.carried} aria-label={t('carry.inHand', { reference: ride.reference })}>
      {/* It takes the keys of a ride that is in hand, as a screen reader passes them on to an application. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={grip}
        role="application"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className={styles.grip}
        aria-label={t('carry.inHand', { reference: ride.reference })}
        aria-describedby={`${standing} ${keys}`}
        onKeyDown={press}
      >
        <b>{ride.reference}</b> <small id={keys}>{t('carry.keys')}</small>
      </div>
      <p id={standing} role="status" className={cx(styles.standing, conflict && styles.conflict)}>
        {told}
      </p>
      <div className={styles.ways}>
        <IconButton label={t('carry.earlier', { count: steps.usual })} onClick={step(-steps.usual)}>
          <ChevronLeftIcon aria-hidden />
        </IconButton>
        <IconButton label={t('carry.later', { count: steps.usual })} onClick={step(steps.usual)}>
          <ChevronRightIcon aria-hidden />
        </IconButton>
        <SelectField
          label={t('move.vehicle')}
          className={styles.vehicle}
          items={listBusyFirst(day).map(({ id, name }) => ({ id: String(id), text: name }))}
          value={String(carry.vehicleId)}
          placeholder={t('move.vehicle')}
          onChange={({ target }) =>
            hand.place({ ...carry, vehicleId: Number(target.value) || carry.vehicleId })
          }
        />
        <Button onClick={hand.drop}>{t('carry.drop')}</Button>
        <Button variant="secondary" onClick={hand.putBack}>
          {t('carry.putBack')}
        </Button>
      </div>
    </section>
  );
}
