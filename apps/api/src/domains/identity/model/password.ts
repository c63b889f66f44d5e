import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hash, verify } from '@node-rs/argon2';

/** argon2id at OWASP's parameters: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const common = new Set(
  readFileSync(join(import.meta.dirname, '../data/common-passwords.txt'), 'utf8')
    .split('\n')
    .filter(Boolean),
);

/** Among the most used ones, one sign repeated, or a run such as 123456789. */
export function isTrivialPassword(password: string): boolean {
  const lower = password.toLowerCase();
  return common.has(lower) || new Set(lower).size <= 2 || isRun(lower);
}

function isRun(text: string): boolean {
  const codes = Array.from(text, (sign) => sign.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)));
  return steps.size === 1 && (steps.has(1) || steps.has(-1));
}

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

/** What an unknown account is checked against, so that it takes as long as a known one. */
const nobody = hashPassword('a password that nobody has');

/** @param passwordHash null for an account that does not exist or has no password: never true, and just as slow */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await nobody), password);
  return matches && passwordHash !== null;
}
