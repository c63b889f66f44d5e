import { Refusal } from '../refusal.ts';
import { addLine, copyOf, emptyState, type LogState } from './log-state.ts';

/** The text of a log and what it says, every line checked. */
export interface VerifiedLog {
  readonly text: string;
  readonly state: LogState;
}

export const emptyLog = (): VerifiedLog => ({ text: '', state: emptyState() });

/**
 * Reads the lines that were added to a log since it was `known`.
 * @throws Refusal when a line is not what it should be, or a known one is gone
 */
export function readOn({ text: known, state }: VerifiedLog, text: string, operatorKey: string): VerifiedLog {
  if (!text.startsWith(known))
    throw new Refusal("the ledger's log was rewritten: lines that were read before are gone");
  const lines = text.slice(known.length).split('\n');
  if (lines.pop() !== '') throw new Refusal("the ledger's log ends inside a line");
  const next = copyOf(state);
  for (const line of lines) addLine(next, line, operatorKey);
  return { text, state: next };
}
