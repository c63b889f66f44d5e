import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { plantRemote, plantShell, createSurface, type RemotePlan } from '../../testing/planted-builds.ts';
import { serveLedger, type ServedLedger } from '../../testing/served-ledger.ts';
import { buildFolder } from '../built-release.ts';
import type { Act } from '../log/acts.ts';
import type { Signer } from '../log/keys.ts';
import { openLog } from '../log/log.ts';
import { promote } from '../operations/promote.ts';
import { publish } from '../operations/publish.ts';
import { httpStore } from '../store/http-store.ts';
import type { Store } from '../store/store.ts';
import { createLedgerService } from './ledger-service.ts';

let served: ServedLedger;

beforeEach(async () => {
  served = await serveLedger();
});

afterEach(() => served.close());

describe('lines that a team signs with a program of its own', () => {
  const now = () => new Date();
  /** Adds acts to the log as they are, without the checks of the commands. */
  const append = (signer: Signer, acts: readonly Act[], at = now()) =>
    openLog(served.openStoreAs(signer), {
      operatorKey: served.operator.key,
      signer: async () => signer,
    }).append(at, async () => acts);
  let editions = 0;

  async function published(signer: Signer, plan: Omit<RemotePlan, 'id'> = {}): Promise<string> {
    const dist = join(served.folder, `build-${(editions += 1)}`);
    plantRemote(dist, { id: 'booking', edition: String(editions), ...plan });
    return (await publish(served.openLedgerAs(signer), 'booking', buildFolder(dist), now())).release.version;
  }

  beforeEach(async () => {
    const dist = join(served.folder, 'shell');
    plantShell(dist, {});
    const { release } = await publish(
      served.openLedgerAs(served.operator),
      'shell',
      buildFolder(dist),
      now(),
    );
    await promote(served.openLedgerAs(served.operator), { shell: release.version }, now());
  });

  it('make nothing live that does not match', async () => {
    const version = await published(served.booking, { places: ['payments/checkout@1'] });
    await expect(append(served.booking, [{ act: 'promote', remote: 'booking', version }])).rejects.toThrow(
      'places the slot payments/checkout@1, which no remote provides',
    );
    expect((await served.openLedgerAs(served.operator).live()).trails['booking']).toBeUndefined();
  });

  it('roll back along the history alone, one release at a time', async () => {
    const [first, second, third] = [
      await published(served.booking),
      await published(served.booking),
      await published(served.booking),
    ];
    const never = await published(served.booking);
    for (const version of [first, second, third])
      await promote(served.openLedgerAs(served.booking), { booking: version }, now());
    const back = (version: string): Act => ({ act: 'rollback', remote: 'booking', version });
    for (const acts of [[back(never)], [back(first)], [back(second), back(never)]])
      await expect(append(served.booking, acts)).rejects.toThrow('was not live before');
    await append(served.booking, [back(second)]);
    expect((await served.openLedgerAs(served.operator).live()).trails['booking']).toEqual([second, first]);
  });

  it('make nothing live that skipped its checks; the operator does', async () => {
    const dist = join(served.folder, 'unchecked');
    plantRemote(dist, { id: 'booking', edition: 'unchecked' });
    const options = { isUnchecked: true };
    const { release } = await publish(
      served.openLedgerAs(served.booking),
      'booking',
      buildFolder(dist),
      now(),
      options,
    );
    const live: Act = { act: 'promote', remote: 'booking', version: release.version };
    await expect(append(served.booking, [live])).rejects.toThrow('only the operator makes it live');
    await append(served.operator, [live]);
    expect((await served.openLedgerAs(served.operator).live()).trails['booking']).toEqual([release.version]);
  });

  it('move a remote once at a time, so that every release is compared before it goes live', async () => {
    const [live, good] = [await published(served.booking), await published(served.booking)];
    const breaking = await published(served.booking, { surface: createSurface({ leavingStyles: ['body'] }) });
    await promote(served.openLedgerAs(served.booking), { booking: live }, now());
    const to = (act: 'promote' | 'rollback', version: string): Act => ({ act, remote: 'booking', version });
    await expect(append(served.booking, [to('promote', breaking)])).rejects.toThrow('cannot be released');
    for (const acts of [
      [to('promote', breaking), to('promote', good)],
      [to('promote', breaking), to('promote', good), to('rollback', breaking)],
    ])
      await expect(append(served.booking, acts)).rejects.toThrow('booking is moved twice at once');
    expect((await served.openLedgerAs(served.operator).live()).trails['booking']).toEqual([live]);
  });

  it('take nothing offline but what is live', async () => {
    const [live, other] = [await published(served.booking), await published(served.booking)];
    await promote(served.openLedgerAs(served.booking), { booking: live }, now());
    const retire = (version: string, to?: string): Act => ({
      act: 'retire',
      remote: 'booking',
      version,
      ...(to !== undefined && { to }),
    });
    await expect(append(served.booking, [retire(other)])).rejects.toThrow('is not the live release');
    await expect(append(served.booking, [retire(live, '//evil.test')])).rejects.toThrow(
      'no other remote owns',
    );
  });

  it('never give a published version another description', async () => {
    const version = await published(served.booking);
    const description = 'sha256-another';
    await expect(
      append(served.booking, [{ act: 'publish', remote: 'booking', version, description }]),
    ).rejects.toThrow(`booking@${version} is published; a version is never overwritten`);
  });

  it('carry the current time, which decides which releases visitors may still have', async () => {
    const version = await published(served.booking);
    for (const at of ['2000-01-01', '2100-01-01'])
      await expect(
        append(served.booking, [{ act: 'promote', remote: 'booking', version }], new Date(at)),
      ).rejects.toThrow(`a line says ${at}`);
  });

  it('are added by their author alone, so that lines of a copied ledger are refused', async () => {
    const read = async (store: Store) => (await store.read('log.jsonl'))?.toString() ?? '';
    const before = await read(served.behind);
    const version = await published(served.operator);
    await promote(served.openLedgerAs(served.operator), { booking: version }, now());
    const after = await read(served.behind);
    await served.behind.write('log.jsonl', before);
    const copy = createLedgerService(served.behind, served.operator.key);
    const copied = httpStore(await copy.listen({ host: '127.0.0.1', port: 0 }), async () => served.booking);
    await expect(copied.update('log.jsonl', async () => after)).rejects.toThrow(
      'a line of operator is added by operator alone',
    );
    await copy.close();
  });
});
