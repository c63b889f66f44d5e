import { isOneOf } from '@livree/contracts';
import type { Formatter } from '@livree/i18n';
import { fareLineCodes, type FareLine } from '@livree/pricing';
import type { TFunction } from 'i18next';

/** A fare as texts, for `FareLines`. */
export interface FareText {
  /** `detail` says what a line was computed from: '31,6 km'. */
  readonly lines: readonly { label: string; detail?: string | undefined; amount: string }[];
  readonly total: { label: string; amount: string };
}

/** The charged fare: its lines, and their sum in cents. */
interface Fare {
  readonly lines: readonly FareLine<string>[];
  readonly total: number;
}

const hourlyExtras: ReadonlySet<string> = new Set(['extra_waiting', 'city_guide']);

/**
 * A fare as texts, the same wherever it is shown. A line that costs nothing is left out; one that only a newer server
 * knows is 'Autre'.
 * @param t translates the namespace `common`
 */
export function fareText({ lines, total }: Fare, t: TFunction, format: Formatter): FareText {
  return {
    lines: lines
      .filter(({ cents }) => cents !== 0)
      .map((line) => ({
        label: writeLabel(line, t),
        detail: writeDetail(line, t, format),
        amount: format.money(line.cents),
      })),
    total: { label: t('fareLine.total'), amount: format.money(total) },
  };
}

function writeLabel({ code, detail }: FareLine<string>, t: TFunction): string {
  return isOneOf(fareLineCodes, code)
    ? t(`fareLine.${code}`, { count: detail.stops ?? 1 })
    : t('fareLine.unknown');
}

function writeDetail(
  { code, detail }: FareLine<string>,
  t: TFunction,
  format: Formatter,
): string | undefined {
  const { metres, seconds, stops, legs, hours, hourlyPrice, quantity } = detail;
  if (code === 'night' || code === 'weekend') return t(`fareDetail.${code}`);
  if (metres !== undefined) return format.distance(metres);
  if (seconds !== undefined) return format.duration(seconds);
  if (stops !== undefined) return format.number(stops);
  if (hours !== undefined && hourlyPrice !== undefined)
    return t('fareDetail.hourly', { count: hours, price: format.shortMoney(hourlyPrice) });
  if (legs !== undefined) return legs > 1 ? t('fareDetail.legs', { count: legs }) : undefined;
  if (quantity === undefined) return undefined;
  if (hourlyExtras.has(code)) return t('fareDetail.hours', { count: quantity });
  return quantity > 1 ? `× ${format.number(quantity)}` : undefined;
}
