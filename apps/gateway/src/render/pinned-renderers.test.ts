import { afterAll, beforeAll, expect, it } from 'vitest';
import { plantSite, type PlantedSite } from '../testing/planted-site.ts';

let seconds = 0;
let site: PlantedSite;

/** A server bundle that shows which process loaded it. */
const marked = `
const mark = 'process-' + Math.random();
export const remote = { get edition() { return mark; } };
`;
const booking = { id: 'booking', paths: ['/reservation'], provides: ['booking/simulator@1'], server: marked };

beforeAll(async () => {
  site = await plantSite({ LIVREE_TRIALS: 'open' }, { now: () => seconds * 1000 });
});
afterAll(() => site.close());

/** The process that renders a page now. */
async function findProcess(url = '/'): Promise<string | undefined> {
  seconds += 60;
  return /process-[\d.e-]+/.exec((await site.app.inject({ url })).body)?.[0];
}

it('test compositions end neither the live nor the previous renderer, however many come', async () => {
  const first = await site.publish({ ...booking, edition: 'first' });
  await site.promote(first);
  const firstProcess = await findProcess();
  const second = await site.publish({ ...booking, edition: 'second' });
  await site.promote(second);
  const secondProcess = await findProcess();
  expect(secondProcess).toMatch(/^process-/);
  expect(secondProcess).not.toBe(firstProcess);
  for (const edition of ['a', 'b', 'c', 'd', 'e']) {
    const { version } = await site.publish({ ...booking, edition });
    expect(await findProcess(`/?remote=booking@${version}`)).toMatch(/^process-/);
  }
  expect(await findProcess()).toBe(secondProcess);
  await site.rollback('booking');
  expect(await findProcess()).toBe(firstProcess);
});

it('while a release is prepared, the visitor who notices it waits for it and others get what was live', async () => {
  const before = await findProcess();
  for (const edition of ['third', 'fourth', 'fifth'])
    await site.promote(await site.publish({ ...booking, edition }));
  const pages = await Promise.all([findProcess(), findProcess(), findProcess()]);
  // Which of the three notices it is a matter of milliseconds.
  const fresh = new Set(pages.filter((page) => page !== before));
  expect(pages).toContain(before);
  expect(fresh).toEqual(new Set([await findProcess()]));
  expect([...fresh].join()).toMatch(/^process-[\d.]+$/);
});

it('two releases in a row leave nobody without a renderer', async () => {
  const before = await findProcess();
  await site.promote(await site.publish({ ...booking, edition: 'sixth' }));
  const sixth = findProcess();
  await site.promote(await site.publish({ ...booking, edition: 'seventh' }));
  const seventh = findProcess();
  const between = await findProcess();
  // Whose page noticed a release waited for it; which of them did is a matter of milliseconds.
  const noticed = await Promise.all([sixth, seventh]);
  for (const page of [...noticed, between]) expect(page).toMatch(/^process-/);
  const after = await findProcess();
  expect(after).not.toBe(before);
  expect(noticed).toContain(after);
});
