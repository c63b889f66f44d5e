import { fieldError } from '../../../platform/http/index.ts';
import { instantAt } from '../../../platform/local-time.ts';

interface WantedStart {
  /** An instant. */
  readonly publishedAt?: string | undefined;
  /** The wall clock of the operator's zone. */
  readonly startsAt?: string | null | undefined;
}

/** When an article appears: at the wanted moment, else now. @throws AppError 422 beside a wall clock that is past or skipped */
export function decideStart({ publishedAt, startsAt }: WantedStart, now: Date, timeZone: string): Date {
  if (!startsAt) return publishedAt === undefined ? now : new Date(publishedAt);
  const moment = instantAt(startsAt, timeZone);
  if (moment === null) throw fieldError('starts_at', 'validation.local_time_gap');
  if (moment < now) throw fieldError('starts_at', 'validation.past');
  return moment;
}
