import { TextLink } from '@livree/design-system/actions';
import { useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { useAct } from '../../frame/use-act.ts';
import { isPaid } from '../../move/is-paid.ts';
import { quoteMove } from '../../move/move-quote-query.ts';
import { moveRide } from '../../move/move-ride.ts';
import { findWayBack, isWhere } from '../../move/move-wish.ts';
import { readRide } from '../../move/ride-query.ts';
import type { MadeMove } from '../../move/use-move.ts';

/**
 * Tells that a ride was moved, beside what undoes it: the same call, while the ride is still where it was put. It stays
 * until it is closed.
 */
export function useToldMove() {
  const { t } = useTranslation('operations');
  const { api, toasts } = useShell();
  const undoing = useAct(async ({ from, move }: MadeMove) => {
    const { reservation } = await readRide(api, from.id);
    if (!isWhere(reservation, move)) throw new Error('somebody else has moved the ride since');
    const back = findWayBack(from, move);
    const { quote } = await quoteMove(api, from.id, back);
    // Whoever has paid keeps the price: nothing is charged or given back by an undo.
    return moveRide(api, from.id, { move: back, quote, keepsPrice: isPaid(reservation) });
  }, t('carry.overtaken'));
  return (message: string, made: MadeMove) => {
    const toast = toasts.show('success', message, {
      duration: 0,
      below: (
        <>
          <p>{t(made.isGivenBack ? 'carry.undoGivenBack' : 'carry.undoTold')}</p>
          <TextLink
            onClick={() => {
              toasts.dismiss(toast);
              undoing.mutate(made);
            }}
          >
            {t('carry.undo')}
          </TextLink>
        </>
      ),
    });
  };
}
