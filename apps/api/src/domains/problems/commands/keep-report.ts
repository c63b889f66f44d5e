import { randomInt } from 'node:crypto';
import { problemRequest, type ProblemRequest } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import { maskNote, stripActs } from '@livree/contracts/stripping';
import type { Deps } from '../../../deps.ts';
import { addReport } from '../problems.repository.ts';

/** No characters that are mistaken for each other on the telephone. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

const newId = (): string =>
  `R-${Array.from({ length: 6 }, () => alphabet.charAt(randomInt(alphabet.length))).join('')}`;

/**
 * Keeps a report, after it has removed again what the browser should not have sent.
 * @returns the name of the report
 */
export async function keepReport(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { note, acts, ...visit }: ProblemRequest,
): Promise<string> {
  const stripped = { ...visit, note: note && maskNote(note), acts: stripActs(acts) };
  const report = z.encode(problemRequest, stripped);
  for (;;) {
    const id = newId();
    if (await addReport(db, { id, report, now: clock.now() })) return id;
  }
}
