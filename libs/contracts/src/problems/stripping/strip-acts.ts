import { allRoutes } from '../../routes.ts';
import { mostCharacters, type ProblemAct } from '../schemas.ts';
import { renameInOrder, type Rename } from './rename.ts';
import { stripAnswer } from './strip-answer.ts';

/** The longest answer that is kept, in characters of JSON. */
const longestAnswer = 16 * 1024;

const measure = (value: unknown): number => JSON.stringify(value ?? null).length;

/** An act without personal data; undefined for a call that no contract knows. */
function stripAct(act: ProblemAct, rename: Rename): ProblemAct | undefined {
  if (act.kind === 'page')
    return { ...act, path: act.path.replaceAll(/(?<=\/)\d+(?=[/?]|$)/g, (id) => String(rename(Number(id)))) };
  if (act.kind !== 'call') return act;
  const route = allRoutes.find(({ id }) => id === act.call);
  if (route === undefined) return undefined;
  const answer = stripAnswer(route, act.status, act.answer, rename);
  return withAnswer(act, measure(answer) > longestAnswer ? undefined : answer);
}

type CallAct = Extract<ProblemAct, { kind: 'call' }>;

function withAnswer({ kind, at, call, status, ms }: CallAct, answer: unknown): CallAct {
  return { kind, at, call, status, ms, ...(answer !== undefined && { answer }) };
}

/** Leaves the oldest answers out, so that all acts have at most this many characters. */
function dropOldestAnswers(acts: readonly ProblemAct[], most: number): ProblemAct[] {
  let left = most - acts.reduce((sum, act) => sum + measure({ ...act, answer: null }) + 1, 0);
  const kept = acts.toReversed().map((act) => {
    if (act.kind !== 'call' || act.answer === undefined) return act;
    left -= measure(act.answer);
    return left < 0 ? withAnswer(act, undefined) : act;
  });
  return kept.toReversed();
}

/**
 * The acts of a visit without personal data: answers as their contracts allow, records under other numbers, calls that no
 * contract knows left out. The browser does it before it sends a report, and the API again before it keeps one.
 */
export function stripActs(acts: readonly ProblemAct[], most = mostCharacters): ProblemAct[] {
  const rename = renameInOrder();
  const stripped = acts.map((act) => stripAct(act, rename)).filter((act) => act !== undefined);
  return dropOldestAnswers(stripped, most);
}
