import { Refusal } from '@livree/release/ledger';

const units: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 };

/** Milliseconds in `2d`, `12h` or `30m`. @throws Refusal for anything else */
export function parseDuration(text: string): number {
  const [, count = '', unit = ''] = /^([1-9]\d{0,3})([mhd])$/.exec(text) ?? [];
  const duration = Number(count) * (units[unit] ?? 0);
  if (duration > 0) return duration;
  throw new Refusal(`${text} is not a duration such as 2d, 12h or 30m`);
}

/** The same in its largest whole unit. */
export function formatDuration(ms: number): string {
  const [unit, size] = Object.entries(units).findLast(([, each]) => ms % each === 0) ?? ['m', 60_000];
  return `${Math.round(ms / size)}${unit}`;
}
