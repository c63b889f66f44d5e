import type { ChangeQuote, Language } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import { errorText } from '@livree/i18n/error-texts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/http/index.ts';
import { pricedTrip } from '../../pricing/index.ts';
import { quoteChange } from '../changes/quote-change.ts';
import type { Reservation } from '../reservations.repository.ts';
import { newestRequest } from './change-requests.repository.ts';
import { readWanted } from './wanted-change.ts';

interface Decidable {
  readonly quote: ChangeQuote | null;
  /** Why the wanted ride has no price. */
  readonly refusal: string | null;
}

/**
 * The price at which the open request of a ride can be accepted, signed anew. The customer never pays more than the request
 * showed: where the same ride costs more by now, the price of the request stays.
 */
export async function quoteRequest(deps: Deps, row: Reservation, language: Language): Promise<Decidable> {
  const request = await newestRequest(deps.db, row.id);
  if (!request) throw new AppError('reservations.request_settled');
  const asked = { row, change: readWanted(request.change), language, operator: { keepsPrice: false } };
  try {
    const ceiling = { fingerprint: request.fingerprint, priced: z.parse(pricedTrip, request.quote) };
    return { quote: await quoteChange(deps, { ...asked, ceiling }), refusal: null };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const [fault = error.code] = Object.values(error.fields).flat();
    return { quote: null, refusal: errorText(language, fault, error.params) };
  }
}
