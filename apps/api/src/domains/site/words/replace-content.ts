import type { Deps } from '../../../deps.ts';
import { type Actor, recordAct } from '../../../platform/audit/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { nextVersion } from '../../../platform/next-version.ts';
import { lockContent, saveContent } from '../site.repository.ts';
import type { SitePart } from '../site.tables.ts';

/** An edit of a content that is one document. */
export interface ContentEdit {
  /** That of what the operator saw: null for none, undefined for any. */
  readonly version: string | null | undefined;
  readonly act: string;
  readonly actor: Actor;
}

interface Replacement extends ContentEdit {
  readonly part: SitePart;
  /** In wire form. */
  readonly content: object;
  /** The parts of a content, for the record of what changed. */
  readonly describe: (content: object) => Readonly<Record<string, unknown>>;
}

const differing = (
  one: Readonly<Record<string, unknown>>,
  other: Readonly<Record<string, unknown>>,
): object => Object.fromEntries(Object.entries(one).filter(([part, value]) => value !== other[part]));

/** Replaces a content. @throws AppError `operations.overtaken` if another operator was first */
export async function replaceContent(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { part, content, describe, version, act, actor }: Replacement,
): Promise<void> {
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    const row = await lockContent(trx, part);
    const seen = typeof version === 'string' ? Date.parse(version) : version;
    if (seen !== undefined && seen !== (row?.version.getTime() ?? null))
      throw new AppError('operations.overtaken');
    await saveContent(trx, part, content, nextVersion(now, row?.version));
    const before = row ? describe(row.content) : {};
    const after = describe(content);
    await recordAct(trx, {
      act,
      actor,
      at: now,
      subject: 'words',
      subjectId: part,
      before: row ? differing(before, after) : null,
      after: differing(after, before),
    });
  });
}
