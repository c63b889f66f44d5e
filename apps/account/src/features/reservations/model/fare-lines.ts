import { fareLineCodes, isOneOf, type FareLine } from '@livree/contracts';
import type { FareLine as ShownLine } from '@livree/design-system/base';
import type { Formatter } from '@livree/i18n';
import type { Translate } from '@livree/platform';

const hourlyExtras: ReadonlySet<string> = new Set(['extra_waiting', 'city_guide']);

/** What a line was reckoned from, in words, such as '31,6 km'. */
function detailOf({ code, detail }: FareLine, common: Translate, format: Formatter): string | undefined {
  const { metres, seconds, stops, legs, hours, hourlyPrice, quantity } = detail;
  if (code === 'night' || code === 'weekend') return common(`fareDetail.${code}`);
  if (metres !== undefined) return format.distance(metres);
  if (seconds !== undefined) return format.duration(seconds);
  if (stops !== undefined) return format.number(stops);
  if (hours !== undefined && hourlyPrice !== undefined)
    return common('fareDetail.hourly', { count: hours, price: format.shortMoney(hourlyPrice.cents) });
  if (legs !== undefined) return common('fareDetail.legs', { count: legs });
  if (quantity === undefined) return undefined;
  if (hourlyExtras.has(code)) return common('fareDetail.hours', { count: quantity });
  return quantity > 1 ? `× ${format.number(quantity)}` : undefined;
}

/** The kept lines of a reservation as they are shown; a line of a newer server is 'Autre'. */
export function shownLines(lines: readonly FareLine[], common: Translate, format: Formatter): ShownLine[] {
  return lines.map((line) => ({
    label: common(`fareLine.${isOneOf(fareLineCodes, line.code) ? line.code : 'unknown'}`, {
      count: line.detail.stops ?? 1,
    }),
    detail: detailOf(line, common, format),
    amount: format.money(line.amount.cents),
  }));
}
