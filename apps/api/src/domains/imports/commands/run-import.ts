import type { Language } from '@livree/contracts';
import { type Actor, recordAct } from '../../../platform/audit/index.ts';
import { retryConflicts } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { addMadeRow, beginImport, lockImports, madeRow, madeRows } from '../imports.repository.ts';
import type { ImportDeps, Make } from '../kinds/kind.ts';
import { findKnown, type OpenFile } from '../model/open-file.ts';
import type { RowOutcome, RowResult } from '../model/row-result.ts';
import { startTurn } from '../model/start-turn.ts';
import { goThroughRows, type Turn } from './go-through-rows.ts';

interface ImportOrder {
  readonly file: OpenFile;
  /** As the operator's computer calls it. */
  readonly fileName: string;
  /** That of the check. */
  readonly fingerprint: string;
  /** One for each import, however often it is sent. */
  readonly key: string;
  readonly actor: Actor;
  readonly language: Language;
}

/**
 * Makes what the rows of a checked file say: each in a transaction of its own with its act, wholly or not at all. The rows that one call does not
 * reach are ready still: the same call, sent again, goes on with them.
 * @throws AppError `imports.file_changed` for another file than the one that was checked
 */
export async function runImport(deps: ImportDeps, order: ImportOrder): Promise<RowResult[]> {
  const { db, clock } = deps;
  const { file, fileName, fingerprint, key, actor, language } = order;
  const begun = await begin();
  const made = await madeRows(db, begun.id);
  const known = await findKnown(db, file);
  const plan = file.kind.open(deps, language);
  const isOver = startTurn();
  let count = 0;
  const results = await goThroughRows(file, decide);
  if (count > 0) await recordImport();
  return results;

  async function begin() {
    if (file.fingerprint !== fingerprint) throw new AppError('imports.file_changed');
    const record = await beginImport(db, {
      actor_id: actor.id,
      key,
      kind: file.name,
      file_name: fileName,
      fingerprint,
      created_at: clock.now(),
    });
    if (record.fingerprint !== fingerprint) throw new AppError('imports.file_changed');
    return record;
  }

  async function decide(turn: Turn): Promise<RowOutcome> {
    const before = made.get(turn.number);
    if (before !== undefined) return { state: 'made', id: before };
    if (isOver()) return { state: 'ready' };
    const id = known.get(turn.identity ?? '');
    if (id !== undefined) return { state: 'known', id };
    const outcome = await writeRow(turn, await plan(turn.body));
    if (outcome.state === 'made') count += 1;
    return outcome;
  }

  /** Whoever sends the same rows meanwhile waits, and then finds what was made. */
  function writeRow({ number, identity }: Turn, make: Make): Promise<RowOutcome> {
    const importId = begun.id;
    const reference = (file.kind.keepsIdentity && identity) || null;
    return retryConflicts(() =>
      db.transaction().execute(async (trx) => {
        await lockImports(trx);
        const [there] = identity === undefined ? [] : (await file.kind.find(trx, [identity])).values();
        if (there !== undefined)
          return { state: (await madeRow(trx, importId, number)) === there ? 'made' : 'known', id: there };
        const id = await make(trx, { actor, file: fileName });
        await addMadeRow(trx, { import_id: importId, number, subject_id: id, reference });
        return { state: 'made', id };
      }),
    );
  }

  function recordImport(): Promise<void> {
    return recordAct(db, {
      actor,
      at: clock.now(),
      act: 'imports.run',
      subject: 'imports',
      subjectId: file.name,
      before: null,
      after: { file: fileName, made: count },
    });
  }
}
