import { z } from '@livree/contracts/schema';
import type { Deps } from '../../../deps.ts';
import { type Actor, recordAct } from '../../../platform/audit/index.ts';
import type { Connection } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { createFingerprint, keyedRequests } from '../../../platform/idempotency/index.ts';
import { nextVersion } from '../../../platform/next-version.ts';
import {
  deleteEntry,
  type EntryRow,
  insertEntry,
  listEntries,
  lockEntries,
  placeEntry,
  updateEntry,
} from '../entries.repository.ts';
import type { EntryPart } from '../site.tables.ts';
import { describeEdit, describeWhole, nameEntry } from './describe-entry.ts';

type Context = Pick<Deps, 'db' | 'clock'>;

/** As the contract allows in one answer. */
const mostEntries = 30;

interface Edit {
  readonly part: EntryPart;
  /** The call, for the record. */
  readonly act: string;
  readonly actor: Actor;
}

interface Written extends Edit {
  /** In wire form. */
  readonly content: object;
  readonly isShown: boolean;
}

interface Addition extends Written {
  /** Requests with the same key are the same, so that a second click adds nothing. */
  readonly key: string | null;
}

interface Existing extends Edit {
  readonly id: number;
  /** That of what the operator saw. */
  readonly version: string;
}

const additions = keyedRequests({
  call: 'words.add',
  mismatch: 'payments.idempotency_mismatch',
  outcome: z.object({ id: z.int() }),
});

/** Adds an entry behind the others; a repeated request returns the first. @throws AppError `words.full` */
export function addEntry({ db, clock }: Context, addition: Addition): Promise<EntryRow> {
  const { part, content, isShown, actor, key } = addition;
  const now = clock.now();
  return db.transaction().execute(async (trx) => {
    await lockEntries(trx);
    const request = key !== null && {
      userId: actor.id,
      key,
      fingerprint: createFingerprint([part, content, isShown]),
    };
    const entries = await listEntries(trx, part);
    const known = request ? await additions.claim(trx, request, now) : undefined;
    const first = entries.find(({ id }) => id === known?.outcome?.id);
    if (first) return first;
    if (entries.length >= mostEntries) throw new AppError('words.full');
    const added = await insertEntry(trx, part, { content, isShown, version: now });
    if (request) await additions.save(trx, request, { id: added.id });
    await record(trx, now, addition, { before: null, after: describeWhole(added) });
    return added;
  });
}

/** @throws AppError 404, or `operations.overtaken` if another operator was first */
export function changeEntry({ db, clock }: Context, change: Existing & Written): Promise<EntryRow> {
  const { content, isShown } = change;
  const now = clock.now();
  return db.transaction().execute(async (trx) => {
    const before = await lockSeen(trx, change);
    const version = nextVersion(now, before.version);
    const after = await updateEntry(trx, before.id, { content, isShown, version });
    await record(trx, now, change, describeEdit(before, after));
    return after;
  });
}

/** @throws AppError 404, or `operations.overtaken` if it says something else by now */
export async function removeEntry({ db, clock }: Context, removal: Existing): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const before = await lockSeen(trx, removal);
    await deleteEntry(trx, before.id);
    await record(trx, clock.now(), removal, { before: describeWhole(before), after: null });
  });
}

interface Order extends Edit {
  readonly seen: readonly number[];
  readonly wanted: readonly number[];
}

/** @throws AppError 422 if these are others, `operations.overtaken` if the order is not the one that was seen */
export async function orderEntries({ db, clock }: Context, order: Order): Promise<void> {
  const { part, seen, wanted } = order;
  if (!isSame(sortIds(seen), sortIds(wanted))) throw new AppError('invalid_request');
  await db.transaction().execute(async (trx) => {
    await lockEntries(trx);
    const entries = await listEntries(trx, part);
    const present = entries.map(({ id }) => id);
    if (!isSame(seen, present)) throw new AppError('operations.overtaken');
    for (const [index, id] of wanted.entries()) await placeEntry(trx, id, index + 1);
    const nameAll = (ids: readonly number[]) =>
      ids.flatMap((id) => entries.filter((entry) => entry.id === id)).map(nameEntry);
    await record(trx, clock.now(), order, {
      before: { order: nameAll(seen) },
      after: { order: nameAll(wanted) },
    });
  });
}

const sortIds = (ids: readonly number[]): number[] => ids.toSorted((one, other) => one - other);

const isSame = (one: readonly number[], other: readonly number[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

async function lockSeen(trx: Connection, { part, id, version }: Existing): Promise<EntryRow> {
  await lockEntries(trx);
  const entry = (await listEntries(trx, part)).find((each) => each.id === id);
  if (!entry) throw new AppError('not_found');
  if (entry.version.getTime() !== Date.parse(version)) throw new AppError('operations.overtaken');
  return entry;
}

const record = (
  trx: Connection,
  at: Date,
  { act, actor, part }: Edit,
  changed: { readonly before: object | null; readonly after: object | null },
): Promise<void> => recordAct(trx, { act, actor, at, subject: 'words', subjectId: part, ...changed });
