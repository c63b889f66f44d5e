import type { Deps } from '../../../deps.ts';
import { type Actor, recordAct } from '../../../platform/audit/index.ts';
import { deleteEntries, insertEntry, listEntries, lockEntries } from '../entries.repository.ts';
import type { EntryPart } from '../site.tables.ts';
import { nameEntry } from './describe-entry.ts';

interface Replacement {
  readonly part: EntryPart;
  /** In wire form. */
  readonly contents: readonly object[];
  readonly act: string;
  readonly actor: Actor;
}

/** Replaces all entries of a part by shown ones, for programs that know the part as a whole. */
export async function replaceEntries(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { part, contents, act, actor }: Replacement,
): Promise<void> {
  const at = clock.now();
  await db.transaction().execute(async (trx) => {
    await lockEntries(trx);
    const before = await listEntries(trx, part);
    await deleteEntries(trx, part);
    for (const content of contents) await insertEntry(trx, part, { content, isShown: true, version: at });
    await recordAct(trx, {
      act,
      actor,
      at,
      subject: 'words',
      subjectId: part,
      before: { order: before.map(nameEntry) },
      after: { order: contents.map((content) => nameEntry({ content })) },
    });
  });
}
