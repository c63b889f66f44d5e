import type { operationsRoutes, RouteRequest } from '@livree/contracts';
import { Temporal } from 'temporal-polyfill';
import type { ActFilter } from '../../platform/audit/index.ts';

type Query = NonNullable<RouteRequest<typeof operationsRoutes.findActs>['query']>;

/** Which acts a query asks for; its days begin and end at midnight of a zone. */
export function toActFilter({ dateFrom, dateTo, ...filter }: Query, timeZone: string): ActFilter {
  const midnight = (day: Temporal.PlainDate) => new Date(day.toZonedDateTime(timeZone).epochMilliseconds);
  return {
    ...filter,
    start: dateFrom ? midnight(Temporal.PlainDate.from(dateFrom)) : undefined,
    end: dateTo ? midnight(Temporal.PlainDate.from(dateTo).add({ days: 1 })) : undefined,
  };
}
