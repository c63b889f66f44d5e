import { Refusal } from '../refusal.ts';
import { readLine } from './entry.ts';
import { addLine, copyState, emptyState, type LogState } from './log-state.ts';
import { linesVouchedFor } from './vouched-lines.ts';

/** The text of a log and what it says, every line checked. */
export interface VerifiedLog {
  readonly text: string;
  readonly state: LogState;
}

/** @param operatorKey the public key that may do everything, now or at some time */
export const emptyLog = (operatorKey: string): VerifiedLog => ({ text: '', state: emptyState(operatorKey) });

/**
 * Reads the lines that were added to a log since it was `known`.
 * @throws Refusal when a line is not what it should be, or a known one is gone
 */
export function readOn({ text: known, state }: VerifiedLog, text: string): VerifiedLog {
  if (!text.startsWith(known))
    throw new Refusal("the ledger's log was rewritten: lines that were read before are gone");
  const texts = text.slice(known.length).split('\n');
  if (texts.pop() !== '') throw new Refusal("the ledger's log ends inside a line");
  const lines = texts.map((line) => ({ text: line, entry: readLine(line) }));
  const next = copyState(state);
  const vouched = known === '' ? linesVouchedFor(lines, state.operatorKey) : 0;
  for (const [index, line] of lines.entries()) addLine(next, line, index < vouched);
  return { text, state: next };
}
