import type { PasswordStrength } from './password-field.tsx';

const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/u, /[^\p{L}\d]/u];

/** How hard a password is to guess, from its length and its kinds of characters; 0 is too short. */
export function passwordScore(password: string): PasswordStrength['score'] {
  if (password.length < 6 || new Set(password).size < 4) return 0;
  const variety = kinds.filter((kind) => kind.test(password)).length;
  if (password.length >= 14 && variety >= 2) return 4;
  if (password.length >= 10 && variety >= 3) return 3;
  return password.length >= 8 && variety >= 2 ? 2 : 1;
}
