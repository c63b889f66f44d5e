import type { FareLine as QuotedLine } from '@livree/contracts';
import type { FareLine } from '@livree/design-system/base';
import type { Formatter } from '@livree/i18n';
import type { Translate } from '@livree/platform';

const plural = new Set(['stops']);
const extras = new Set(['extra_waiting', 'city_guide']);

/** Lines of a fare in words. `t` reads the common texts. */
export function fareText(lines: readonly QuotedLine[], t: Translate, format: Formatter): FareLine[] {
  return lines.map((line) => ({
    label: label(line, t),
    detail: detail(line, t, format),
    amount: format.money(line.amount.cents),
  }));
}

function label({ code, detail: counted }: QuotedLine, t: Translate): string {
  const key = `fareLine.${code}`;
  const text = plural.has(code) ? t(key, { count: counted.stops ?? 1 }) : t(key);
  // A newer server may send lines that this release has no words for.
  return text === key ? t('fareLine.unknown') : text;
}

function detail({ code, detail: counted }: QuotedLine, t: Translate, format: Formatter): string | undefined {
  const { metres, seconds, stops, hours, hourlyPrice, quantity } = counted;
  if (code === 'night' || code === 'weekend') return t(`fareDetail.${code}`);
  if (code === 'time' && seconds !== undefined) return format.duration(seconds);
  if (metres !== undefined) return format.distance(metres);
  if (stops !== undefined) return format.number(stops);
  if (hours !== undefined && hourlyPrice !== undefined)
    return t('fareDetail.hourly', { count: hours, price: format.shortMoney(hourlyPrice.cents) });
  if (quantity === undefined) return undefined;
  if (extras.has(code)) return t('fareDetail.hours', { count: quantity });
  return quantity > 1 ? format.number(quantity) : undefined;
}
