import * as styles from './avatar.module.css';
import { cx } from './cx.ts';

/** Gives one or two capitals of a name: the first of its first and of its last word. */
export function initials(name: string): string {
  const words = name.split(/[\s-]+/u).filter(Boolean);
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words;
  return picked
    .map((word) => word?.match(/^./u)?.[0] ?? '')
    .join('')
    .toLocaleUpperCase();
}

/** A person as initials; decorative, the name stands beside it or labels what holds it. */
export const Avatar = ({ name, className }: { name: string; className?: string | undefined }) => (
  <span aria-hidden className={cx(styles.avatar, className)}>
    {initials(name)}
  </span>
);
