import { judge, liveSite, readBreakingChanges, readHarmlessChanges, type Change } from '../corpus/index.ts';
import { durationFigure, type Figure } from './figure.ts';

const fewest = 60;

const countFigure = (name: string, right: number, all: number): Figure => ({
  name,
  value: `${right} of ${all}`,
  limit: `all of at least ${fewest}`,
  isMet: right === all && all >= fewest,
});

/** Judges every change of the corpus, from its sources to the refusal. What is judged wrongly is printed at once. */
export async function judgeCorpus(): Promise<Figure[]> {
  const site = await liveSite();
  let slowest = 0;

  async function count<C extends Change>(
    changes: readonly C[],
    isRight: (found: readonly string[], change: C) => boolean,
  ): Promise<number> {
    let right = 0;
    for (const change of changes) {
      const began = performance.now();
      const found = await judge(site, change);
      slowest = Math.max(slowest, performance.now() - began);
      if (isRight(found, change)) right += 1;
      else process.stdout.write(`✗ ${change.kind}: ${change.name}: ${found.join('; ') || 'accepted'}\n`);
    }
    return right;
  }

  const breaking = readBreakingChanges();
  const harmless = readHarmlessChanges();
  const refused = await count(breaking, (found, { refusal }) =>
    found.some((sentence) => sentence.includes(refusal)),
  );
  const accepted = await count(harmless, (found) => found.length === 0);
  return [
    countFigure('breaking changes refused', refused, breaking.length),
    countFigure('harmless changes accepted', accepted, harmless.length),
    durationFigure('slowest judgement', slowest, 10),
  ];
}
