import type { Language } from '@livree/contracts';

/** `45 secondes`, `15 minutes`: rounded up, so that the next attempt is allowed by then. */
export function formatWait(seconds: number, language: Language): string {
  const [count, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}
