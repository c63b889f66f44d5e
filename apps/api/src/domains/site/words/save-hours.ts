import { type HoursEdit, siteHours } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import type { Deps } from '../../../deps.ts';
import { type Actor, recordAct } from '../../../platform/audit/index.ts';
import { AppError, fieldError } from '../../../platform/http/index.ts';
import { nextVersion } from '../../../platform/next-version.ts';
import { lockContent, saveContent } from '../site.repository.ts';

type Hours = Omit<HoursEdit, 'version'>;
type Week = Hours['week'];

/** @throws AppError 422 beside a closing time that is not after the opening, or an opening before the last closing */
export function checkWeek(week: Week): void {
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
function describe({ week, isPhoneAlways }: Hours): Record<string, unknown> {
  const days = [1, 2, 3, 4, 5, 6, 7].map((day) => {
    const spans = week.filter((span) => span.day === day).map(({ opens, closes }) => `${opens}–${closes}`);
    return [`day_${day}`, spans.join(', ')] as const;
  });
  return { ...Object.fromEntries(days), is_phone_always: isPhoneAlways };
}

const differing = (
  one: Readonly<Record<string, unknown>>,
  other: Readonly<Record<string, unknown>>,
): object => Object.fromEntries(Object.entries(one).filter(([part, value]) => value !== other[part]));

interface Edit {
  readonly hours: Hours;
  /** That of what the operator saw: null for none, undefined for any. */
  readonly version: string | null | undefined;
  readonly act: string;
  readonly actor: Actor;
}

/** Replaces the opening hours. @throws AppError 422, or `operations.overtaken` if another operator was first */
export async function saveHours(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { hours, version, act, actor }: Edit,
): Promise<void> {
  checkWeek(hours.week);
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    const row = await lockContent(trx, 'hours');
    const seen = typeof version === 'string' ? Date.parse(version) : version;
    if (seen !== undefined && seen !== (row?.version.getTime() ?? null))
      throw new AppError('operations.overtaken');
    await saveContent(trx, 'hours', z.encode(siteHours, hours), nextVersion(now, row?.version));
    const before = row ? describe(z.parse(siteHours, row.content)) : {};
    const after = describe(hours);
    await recordAct(trx, {
      act,
      actor,
      at: now,
      subject: 'words',
      subjectId: 'hours',
      before: row ? differing(before, after) : null,
      after: differing(after, before),
    });
  });
}
