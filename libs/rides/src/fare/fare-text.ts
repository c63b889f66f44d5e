import type { Formatter } from '@livree/i18n';
import type { Translate } from '@livree/platform';
import type { FareLine } from '@livree/pricing';

export type FareText = {
  readonly label: string;
  /** What the line was reckoned from: '31,6 km'. */
  readonly detail: string | undefined;
  readonly amount: string;
};

const hourlyExtras: ReadonlySet<string> = new Set(['extra_waiting', 'city_guide']);

/** The lines of a fare in words, the same wherever a fare is shown; `t` reads the namespace `common`. A line that only a newer server knows is 'Autre'. */
export function fareText(lines: readonly FareLine<string>[], t: Translate, format: Formatter): FareText[] {
  return lines.map((line) => ({
    label: labelOf(line, t),
    detail: detailOf(line, t, format),
    amount: format.money(line.cents),
  }));
}

function labelOf({ code, detail }: FareLine<string>, t: Translate): string {
  const key = `fareLine.${code}`;
  const text = t(key, { count: detail.stops ?? 1 });
  return text === key ? t('fareLine.unknown') : text;
}

function detailOf({ code, detail }: FareLine<string>, t: Translate, format: Formatter): string | undefined {
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
