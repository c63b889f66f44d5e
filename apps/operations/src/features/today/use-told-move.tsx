import type { RideMove } from '@livree/contracts';
import { TextLink } from '@livree/design-system/actions';
import { useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { useAct } from '../../frame/use-act.ts';
import { quoteMove } from '../../move/move-quote-query.ts';
import { moveRide } from '../../move/move-ride.ts';

/** What undoes a move. */
export interface WayBack {
  readonly id: number;
  readonly back: RideMove;
  readonly isPaid: boolean;
  /** Whether money went back to the customer, which stays there. */
  readonly isGivenBack: boolean;
}

/** Tells that a ride was moved, beside what undoes it: the same call. It stays until it is closed. */
export function useToldMove() {
  const { t } = useTranslation('operations');
  const { api, toasts } = useShell();
  const undoing = useAct(async ({ id, back, isPaid }: WayBack) => {
    const { quote } = await quoteMove(api, id, back);
    // Whoever has paid keeps the price: nothing is charged or given back by an undo.
    return moveRide(api, id, { move: back, quote, keepsPrice: isPaid });
  });
  return (message: string, way: WayBack) => {
    const toast = toasts.show('success', message, {
      duration: 0,
      below: (
        <>
          <p>{t(way.isGivenBack ? 'carry.undoGivenBack' : 'carry.undoTold')}</p>
          <TextLink
            onClick={() => {
              toasts.dismiss(toast);
              undoing.mutate(way);
            }}
          >
            {t('carry.undo')}
          </TextLink>
        </>
      ),
    });
  };
}
