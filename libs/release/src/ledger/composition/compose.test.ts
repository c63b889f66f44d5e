import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { plantRemote, type RemotePlan } from '../../testing/planted-builds.ts';
import { composeOrRefuse, withoutOperators } from './compose.ts';

const shell = { version: '0123456789ab', contracts: [4, 3], provides: { react: '19.3.1' } };

const planted = mkdtempSync(join(tmpdir(), 'livree-compose-'));
afterAll(() => rmSync(planted, { recursive: true }));

function plant(plan: RemotePlan) {
  return plantRemote(mkdtempSync(join(planted, 'remote-')), { contract: 4, ...plan });
}

describe('composeOrRefuse', () => {
  const booking = plant({
    id: 'booking',
    paths: ['/reservation'],
    places: ['payments/checkout@1'],
    shared: { react: '19.3.1' },
  });
  const payments = plant({ id: 'payments', paths: ['/payments'], provides: ['payments/checkout@1'] });

  it('composes matching releases in a fixed order, with an id made from them', () => {
    const composition = composeOrRefuse([payments, booking], shell);
    expect(composition.remotes.map(({ id }) => id)).toEqual(['booking', 'payments']);
    expect(composition.id).toBe(composeOrRefuse([booking, payments], shell).id);
    expect(composition.id).not.toBe(composeOrRefuse([payments], shell).id);
  });

  it('leaves pages of operators and dispatchers out, down to the id, but for a tester who was invited to them', () => {
    const operations = plant({ id: 'operations', paths: ['/operations'], access: 'operator' });
    const desk = plant({ id: 'desk', paths: ['/desk'], access: 'dispatcher' });
    const everybodys = composeOrRefuse([payments, booking], shell);
    expect(withoutOperators(composeOrRefuse([payments, desk, booking], shell))).toEqual(everybodys);
    expect(withoutOperators(composeOrRefuse([payments, operations, booking], shell))).toEqual(everybodys);
    expect(withoutOperators(everybodys)).toBe(everybodys);
    const tried = composeOrRefuse([payments, operations], shell, { operations: operations.version });
    expect(withoutOperators(tried)).toBe(tried);
  });

  it('refuses pages of operators in one remote with what is for others', () => {
    const mixed = plant({ id: 'mixed', paths: ['/mixed'], access: 'operator', provides: ['mixed/part@1'] });
    expect(() => composeOrRefuse([mixed], shell)).toThrow(
      `mixed@${mixed.version} has pages for operators, and mixed/part@1, which is for others`,
    );
  });

  it('refuses a slot without a provider and names it', () => {
    expect(() => composeOrRefuse([booking], shell)).toThrow(
      `booking@${booking.version} places the slot payments/checkout@1, which no remote provides`,
    );
  });

  it('does not accept another major version of a slot', () => {
    const next = plant({ id: 'payments', provides: ['payments/checkout@2'] });
    expect(() => composeOrRefuse([booking, next], shell)).toThrow('payments/checkout@1');
  });

  it.each([
    [2, false],
    [3, true],
    [4, true],
    [5, false],
  ])('with a shell of contract 4, contract %i fits: %s', (contract, fits) => {
    const compose = () => composeOrRefuse([plant({ id: 'blog', contract })], shell);
    if (fits) expect(compose).not.toThrow();
    else expect(compose).toThrow(`speaks contract ${contract}, but the shell runs 4 and 3`);
  });

  it.each([
    ['react', '18.0.0', 'needs react 18.0.0, but the shell provides 19.3.1'],
    ['left-pad', '1.0.0', 'needs left-pad 1.0.0, but the shell provides none'],
  ])('refuses a shared version that the shell does not provide: %s', (name, version, sentence) => {
    expect(() => composeOrRefuse([plant({ id: 'blog', shared: { [name]: version } })], shell)).toThrow(
      sentence,
    );
  });

  it('refuses two owners of a path, whatever the names of its parameters', () => {
    const marketing = plant({ id: 'marketing', paths: ['/vehicles/:id'] });
    const fleet = plant({ id: 'fleet', paths: ['/Vehicles/:slug/'] });
    expect(() => composeOrRefuse([marketing, fleet], shell)).toThrow(
      'the path /vehicles/: has two owners: marketing and fleet',
    );
  });

  it('refuses two owners of a slot', () => {
    const rival = plant({ id: 'wallet', provides: ['payments/checkout@1'] });
    expect(() => composeOrRefuse([payments, rival], shell)).toThrow(
      'the slot payments/checkout@1 has two owners: payments and wallet',
    );
  });
});
