import { type HoursEdit, siteHours } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import type { Deps } from '../../../deps.ts';
import { fieldError } from '../../../platform/http/index.ts';
import { type ContentEdit, replaceContent } from './replace-content.ts';

type Hours = Omit<HoursEdit, 'version'>;
type Week = Hours['week'];

/** @throws AppError 422 beside a closing time that is not after the opening, or an opening before the last closing */
function checkWeek(week: Week): void {
  for (const [index, span] of week.entries()) {
    if (span.opens >= span.closes) throw fieldError(`week.${index}.closes`, 'validation.absence_end');
    const isInside = week.some(
      (other, at) =>
        at !== index && other.day === span.day && other.opens <= span.opens && span.opens < other.closes,
    );
    if (isInside) throw fieldError(`week.${index}.opens`, 'validation.time');
  }
}

/** By day: `1: 08:00–20:00`. */
function describe(content: object): Record<string, unknown> {
  const { week, isPhoneAlways } = z.parse(siteHours, content);
  const days = [1, 2, 3, 4, 5, 6, 7].map((day) => {
    const spans = week.filter((span) => span.day === day).map(({ opens, closes }) => `${opens}–${closes}`);
    return [`day_${day}`, spans.join(', ')] as const;
  });
  return { ...Object.fromEntries(days), is_phone_always: isPhoneAlways };
}

/** Replaces the opening hours. @throws AppError 422, or `operations.overtaken` if another operator was first */
export async function saveHours(
  deps: Pick<Deps, 'db' | 'clock'>,
  { hours, ...edit }: ContentEdit & { readonly hours: Hours },
): Promise<void> {
  checkWeek(hours.week);
  await replaceContent(deps, { ...edit, part: 'hours', content: z.encode(siteHours, hours), describe });
}
