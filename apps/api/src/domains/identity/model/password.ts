import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';

/** argon2id at OWASP's parameters: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Frequent in the site's languages, or obvious guesses for this site, but missing in the list of breached passwords.
 */
const additionalTrivialPasswords = [
  'doudou',
  'amour1',
  'coucou',
  'contraseña',
  'livree',
  'livree123',
  'chauffeur',
  'chauffeur123',
];

/** About 50,000 of the most used passwords of published breaches, 18,000 of them with 8 characters or more. */
const breached = new Set([...dictionary['passwords-common'], ...additionalTrivialPasswords]);

/** One of the most used passwords of published breaches, a repeated character, or a sequence such as 123456789. */
export function isTrivialPassword(password: string): boolean {
  const lower = password.toLowerCase();
  return breached.has(lower) || new Set(lower).size <= 2 || isRun(lower);
}

function isRun(text: string): boolean {
  const codes = Array.from(text, (sign) => sign.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)));
  return steps.size === 1 && (steps.has(1) || steps.has(-1));
}

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

/** The hash for unknown accounts, so that they take as long as known ones. */
const nobody = hashPassword('a password that nobody has');

/** @param passwordHash null for an account that does not exist or has no password: never true, and just as slow */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await nobody), password);
  return matches && passwordHash !== null;
}
