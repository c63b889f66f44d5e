import { changeRoutes, type Reservation } from '@livree/contracts';
import { useApiForm } from '@livree/forms';
import { useQueryClient, useShell } from '@livree/platform';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { makeChange } from './api/make-change.ts';
import { requestChange } from './api/request-change.ts';
import { reservationsKey } from './api/reservations-query.ts';
import { compareCents, findChange, mergeWish, toWish, type ChangeWish } from './model/change-wish.ts';
import { readFaults } from './model/with-sentences.ts';
import { useChangeQuote } from './use-change-quote.ts';
import { useToldChange } from './use-told-change.ts';

interface ChangeFormOptions {
  readonly reservation: Reservation;
  /** An operator decides. */
  readonly isRequest: boolean;
  /** The ride is changed, or the change is asked for. */
  readonly onDone: () => void;
  /** The ride changes once this difference is paid. */
  readonly onOwed: (cents: number) => void;
}

/**
 * The wish of a customer for a ride, and its price, which follows the wish. Sending it makes the change at that price, or
 * asks an operator for it. A refusal is shown until the wish is another one, whose price says anew what is wrong with it.
 */
export function useChangeForm({ reservation, isRequest, onDone, onOwed }: ChangeFormOptions) {
  const { id } = reservation;
  const { t } = useTranslation('account');
  const { api, toasts } = useShell();
  const queries = useQueryClient();
  const [wish, setWish] = useState(() => toWish(reservation));
  const [isTyping, setTyping] = useState(false);
  const [outlived, setOutlived] = useState(0);
  const change = findChange(reservation, wish);
  const { quote, error, isAsking, renew } = useChangeQuote(id, change, isTyping);
  const tell = useToldChange(onDone);
  // Without a quote there is nothing to press, and the server refuses an empty one.
  const body = { ...change, quote: quote?.quote ?? '' };
  const follow = () => queries.invalidateQueries({ queryKey: reservationsKey });

  async function ask() {
    await requestChange(api, id, body);
    await follow();
    return { isMade: true, kind: 'asked', cents: 0 } as const;
  }

  async function make() {
    const difference = compareCents(quote?.previousPrice.cents ?? 0, quote?.totalPrice.cents ?? 0);
    const isMade = await makeChange(api, id, body);
    await follow();
    return { isMade, ...difference } as const;
  }

  const form = useApiForm({
    values: {},
    // A request for a change has the same body.
    route: changeRoutes.make,
    body: () => body,
    async send() {
      try {
        return await (isRequest ? ask() : make());
      } catch (refusal) {
        renew();
        void follow();
        throw refusal;
      }
    },
    onSent({ isMade, kind, cents }) {
      if (kind === 'asked') {
        toasts.show('success', t('request.sent'));
        onDone();
      } else if (isMade) tell(kind, cents);
      else onOwed(cents);
      return undefined;
    },
    failed: t('change.failed'),
  });
  const isRefused = form.refusals > outlived;

  const [base, setBase] = useState(reservation);
  const [isOvertaken, setOvertaken] = useState(false);
  if (base !== reservation) {
    setBase(reservation);
    setWish(mergeWish(wish, toWish(base), toWish(reservation)));
    if (!form.isSending && writeWish(base) !== writeWish(reservation)) setOvertaken(true);
  }
  // A price names the ride that it changes: it is another one than the form's, if that was changed meanwhile.
  const { cents: paid } = reservation.totalPrice;
  const isOther =
    quote !== undefined &&
    (quote.previousPrice.cents !== paid || quote.pickupAt !== `${wish.date}T${wish.time}`);
  const other = isOther ? `${quote.previousPrice.cents} ${quote.pickupAt}` : null;
  const followOther = useEffectEvent(() => void follow());
  useEffect(() => {
    if (other !== null) followOther();
  }, [other]);

  return {
    form,
    wish,
    setWish(next: ChangeWish) {
      setOutlived(form.refusals);
      setWish(next);
    },
    setTyping,
    quote,
    /** Why there is no price. */
    error,
    isAsking,
    renew,
    /** Reads the ride and its price again. */
    follow() {
      renew();
      void follow();
    },
    /** The ride was changed elsewhere while the form was open. */
    isOvertaken,
    faults: { ...(isRefused && form.faults), ...readFaults(error) },
    /** Why the ride was not changed. */
    refusal: isRefused ? form.notice?.text : undefined,
  };
}

const writeWish = (reservation: Reservation): string => JSON.stringify(toWish(reservation));
