import { expect, it } from 'vitest';
import { type Act, writeLine } from './entry.ts';
import { newPrivateKey, signerOf } from './keys.ts';
import { addLine, emptyState } from './log-state.ts';

const [operator, blog] = [signerOf(newPrivateKey()), signerOf(newPrivateKey())];

function grantedTo(team: string) {
  const state = emptyState();
  const act: Act = { act: 'grant', team, key: blog.key, remotes: [team] };
  addLine(state, writeLine(act, { at: '', by: 'operator', previous: '' }, operator), operator.key);
  return state;
}

it.each<Act>([
  { act: 'promote', remote: 'payments', version: '0123456789ab' },
  { act: 'publish', remote: 'payments', version: '0123456789ab', description: '' },
  { act: 'retire', remote: 'payments', version: '0123456789ab' },
])('a team’s signed line about another team’s remote is refused: $act', (act) => {
  const state = grantedTo('blog');
  const line = writeLine(act, { at: '', by: 'blog', previous: state.head }, blog);
  expect(() => addLine(state, line, operator.key)).toThrow(
    `line 2 of the ledger's log is not allowed: the key of blog may not ${act.act} payments`,
  );
});

it('a team cannot grant a key, and nobody else can sign as the operator', () => {
  const state = grantedTo('blog');
  const act: Act = { act: 'grant', team: 'blog', key: blog.key, remotes: ['blog', 'payments'] };
  const own = writeLine(act, { at: '', by: 'blog', previous: state.head }, blog);
  expect(() => addLine(state, own, operator.key)).toThrow("only the operator's key may grant keys");
  const forged = writeLine(act, { at: '', by: 'operator', previous: state.head }, blog);
  expect(() => addLine(state, forged, operator.key)).toThrow('is not signed with the key of operator');
});
