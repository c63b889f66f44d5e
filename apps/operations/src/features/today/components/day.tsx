import type { Day as DayOf } from '@livree/contracts';
import { Button, TextLink } from '@livree/design-system/actions';
import { EmptyState } from '@livree/design-system/feedback';
import { useTranslation } from 'react-i18next';
import { isMovable } from '../../../move/move-wish.ts';
import { findShown, type Window } from '../model/hours-shown.ts';
import { useHand, type Hand } from '../use-hand.ts';
import { useToldMove } from '../use-told-move.tsx';
import { CarriedRide } from './carried-ride.tsx';
import { DayByHour } from './day-by-hour.tsx';
import * as styles from './day.module.css';
import { DrawnDay } from './drawn-day.tsx';
import { DropQuestion } from './drop-question.tsx';
import { Legend } from './legend.tsx';

interface DayProps {
  readonly day: DayOf;
  readonly now: Date;
  readonly hours: Window;
  readonly onWhole: () => void;
}

/** The rides of a day: drawn by vehicle where there is room, by hour on a phone. */
export function Day({ day, now, hours, onWhole }: DayProps) {
  const { t } = useTranslation('operations');
  const whole = { start: Date.parse(day.startsAt), end: Date.parse(day.endsAt) };
  const shown = findShown(whole, hours, now.getTime());
  const hand = useHand(day, now);
  const tellMove = useToldMove();
  const hidden = day.rides.filter(
    ({ startsAt, endsAt }) => Date.parse(endsAt) <= shown.start || Date.parse(startsAt) >= shown.end,
  );
  if (day.rides.length === 0 && (day.absences ?? []).length === 0)
    return <EmptyState title={t('day.none')} level={2} />;
  return (
    <div>
      {day.rides.some(isMovable) && <PickRides hand={hand} />}
      <DrawnDay {...{ day, now, shown, hand }} />
      <DayByHour {...{ day, now, hand }} />
      {hand.held && <CarriedRide key={hand.held.ride.id} {...{ day, hand }} held={hand.held} />}
      {hand.held && hand.isDropped && (
        <DropQuestion
          {...{ day, hand }}
          held={hand.held}
          onMoved={(message, made) => {
            hand.letGo(made.from.id);
            tellMove(message, made);
          }}
        />
      )}
      <Legend />
      {hidden.length > 0 && (
        <p>
          <TextLink onClick={onWhole}>{t('day.hidden', { count: hidden.length })}</TextLink>
        </p>
      )}
    </div>
  );
}

/** Makes rides that can be moved something to pick up instead of links to their pages. */
function PickRides({ hand: { isPicking, setPicking } }: { hand: Hand }) {
  const { t } = useTranslation('operations');
  return (
    <div className={styles.pick}>
      <Button slim variant="secondary" aria-pressed={isPicking} onClick={() => setPicking(!isPicking)}>
        {t('carry.pick')}
      </Button>
      <small>{t(isPicking ? 'carry.picking' : 'carry.hint')}</small>
    </div>
  );
}
