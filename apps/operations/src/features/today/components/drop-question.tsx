import type { Day, Reservation } from '@livree/contracts';
import { Facts } from '@livree/design-system/display';
import { Banner } from '@livree/design-system/feedback';
import { formatterFor, wallClock } from '@livree/i18n';
import { useLanguage, useQuery, useShell } from '@livree/platform';
import { Dialog } from '@livree/platform/dialog';
import { useTranslation } from 'react-i18next';
import { ReadState } from '../../../frame/read-state.tsx';
import { FollowedFlights } from '../../../move/followed-flights.tsx';
import { MoveOffer } from '../../../move/move-offer.tsx';
import { findMove, toWish } from '../../../move/move-wish.ts';
import * as styles from '../../../move/move.module.css';
import { rideQuery } from '../../../move/ride-query.ts';
import { useMove, type MadeMove } from '../../../move/use-move.ts';
import type { Hand } from '../use-hand.ts';
import { useStanding } from '../use-standing.ts';

interface DropQuestionProps {
  readonly day: Day;
  readonly hand: Hand;
  readonly held: NonNullable<Hand['held']>;
  readonly onMoved: (message: string, made: MadeMove) => void;
}

/** Asks before a ride that was put down is moved: from where to where, and at which price. */
export function DropQuestion({ day, hand, held, onMoved }: DropQuestionProps) {
  const { t } = useTranslation('operations');
  const { api } = useShell();
  const read = useQuery(rideQuery(api, held.ride.id));
  const told = useStanding(day)(held.carry, held.conflict);
  return (
    <Dialog title={t('carry.question', { reference: held.ride.reference })} onClose={hand.putBack}>
      <div className={styles.form}>
        {held.conflict && <Banner tone="warn">{told}</Banner>}
        <ReadState read={read}>
          {({ reservation }) => <Question ride={reservation} {...{ day, held, onMoved }} />}
        </ReadState>
      </div>
    </Dialog>
  );
}

type QuestionProps = Omit<DropQuestionProps, 'hand'> & { readonly ride: Reservation };

function Question({ ride, day, held: { carry }, onMoved }: QuestionProps) {
  const { t } = useTranslation('operations');
  const format = formatterFor(useLanguage());
  const pickupAt = wallClock(new Date(carry.startsAt), ride.timezone);
  const [date, time] = [pickupAt.slice(0, 10), pickupAt.slice(11)];
  const wished = findMove(ride, { ...toWish(ride), vehicleId: carry.vehicleId, date, time });
  const move = useMove(ride, wished, onMoved);
  const vehicle = day.vehicles.find(({ id }) => id === carry.vehicleId)?.name ?? '';
  const change = (before: string, after: string) =>
    before === after ? before : t('carry.change', { before, after });
  return (
    <>
      <Facts
        facts={[
          {
            label: t('move.time'),
            value: change(format.dateTime(ride.pickupAt, 'compact'), format.dateTime(pickupAt, 'compact')),
          },
          {
            label: t('move.returnTime'),
            value: ride.returnAt && t('carry.stays', { time: format.dateTime(ride.returnAt, 'compact') }),
          },
          { label: t('move.vehicle'), value: change(ride.vehicle.name, vehicle) },
        ]}
      />
      <FollowedFlights ride={ride} />
      <MoveOffer move={move} hasFields={false} />
    </>
  );
}
