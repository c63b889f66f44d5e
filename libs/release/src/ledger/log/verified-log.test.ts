import { expect, it } from 'vitest';
import type { Act } from './acts.ts';
import { hashLine, readLine, replacementBy, writeLine } from './entry.ts';
import { newPrivateKey, createSigner, type Signer } from './keys.ts';
import { emptyLog, readOn } from './verified-log.ts';

const newSigner = (): Signer => createSigner(newPrivateKey());
const [operator, next, blog, stranger] = [newSigner(), newSigner(), newSigner(), newSigner()];

/** A line by its author, given the hash of the line before it. */
type Step = readonly [by: string, signer: Signer, act: (previous: string) => Act];

function writeLines(steps: readonly Step[]): string[] {
  let previous = '';
  return steps.map(([by, signer, act]) => {
    const line = writeLine(act(previous), { at: '2027-01-01T00:00:00.000Z', by, previous }, signer);
    previous = hashLine(line);
    return line;
  });
}

const joinLines = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');
const read = (lines: readonly string[], { key } = operator) => readOn(emptyLog(key), joinLines(lines)).state;

const grant: Step = [
  'operator',
  operator,
  () => ({ act: 'grant', team: 'blog', key: blog.key, remotes: ['blog'] }),
];
const promote = (version: string, by = 'blog', signer = blog): Step => [
  by,
  signer,
  () => ({ act: 'promote', remote: 'blog', version }),
];
const replace: Step = ['operator', operator, (previous) => replacementBy(next, previous)];
const [one, two] = ['000000000001', '000000000002'];

/** The lines with one of them changed, and with the hashes that follow from it. */
function rewritten(lines: readonly string[], at: number, change: (line: string) => string): string[] {
  let previous = '';
  return lines.map((line, index) => {
    const own = readLine(line)?.previous ?? '';
    const written = (index === at ? change(line) : line).replace(
      `"previous":"${own}"`,
      `"previous":"${previous}"`,
    );
    previous = hashLine(written);
    return written;
  });
}

it('the operator’s last signature covers the lines before it, and no others', () => {
  const lines = writeLines([grant, promote(one), promote(two, 'operator', operator), promote(one)]);
  expect(read(lines).live.trails['blog']?.[0]).toBe(one);
  const changes = [1, 3].map((at) => rewritten(lines, at, (line) => line.replace(one, two)));
  expect(() => read(changes[0] ?? [])).toThrow(
    "line 2 of the ledger's log is not signed with the key of blog",
  );
  expect(() => read(changes[1] ?? [])).toThrow(
    "line 4 of the ledger's log is not signed with the key of blog",
  );
  const forged = writeLines([grant, promote(one, 'blog', stranger), promote(two, 'operator', stranger)]);
  expect(() => read(forged)).toThrow("line 2 of the ledger's log is not signed with the key of blog");
});

it('after the operator’s key was replaced, the log verifies with the old key and with the new one', () => {
  const lines = writeLines([grant, promote(one), replace, promote(two)]);
  for (const key of [operator, next]) {
    expect(read(lines, key).operatorKey).toBe(next.key);
    expect(read(lines, key).live.trails['blog']?.[0]).toBe(two);
  }
  const later = writeLines([grant, replace, promote(one, 'operator', next)]);
  for (const key of [operator, next]) expect(read(later, key).live.trails['blog']?.[0]).toBe(one);
});

it('a replaced key signs nothing more, and cannot forge a log for programs that know the new key', () => {
  const old = writeLines([grant, replace, promote(one, 'operator', operator)]);
  for (const key of [operator, next])
    expect(() => read(old, key)).toThrow("line 3 of the ledger's log is not signed with the key of operator");
  const other = writeLines([grant, promote(two, 'operator', operator)]);
  expect(() => read(other, next)).toThrow(
    "line 1 of the ledger's log is not signed with the key of operator",
  );
  const truth = writeLines([grant, replace]);
  const [, replacement = ''] = truth;
  const [otherGrant = ''] = writeLines([['operator', operator, () => ({ act: 'revoke', team: 'blog' })]]);
  const moved = rewritten([otherGrant, replacement], 0, (line) => line);
  expect(() => read(moved, next)).toThrow(
    "line 1 of the ledger's log is not signed with the key of operator",
  );
});

it('a replacement counts only with the signatures of both keys', () => {
  const byStranger = writeLines([grant, ['operator', stranger, (previous) => replacementBy(next, previous)]]);
  expect(() => read(byStranger)).toThrow("line 2 of the ledger's log is not signed with the key of operator");
  const unproven = writeLines([
    grant,
    ['operator', operator, (previous) => ({ ...replacementBy(stranger, previous), key: next.key })],
  ]);
  expect(() => read(unproven)).toThrow(
    "line 2 of the ledger's log is not signed with the key that it brings",
  );
});
