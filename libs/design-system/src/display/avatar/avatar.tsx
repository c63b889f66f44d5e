import { useState } from 'react';
import { cx } from '../../cx.ts';
import * as styles from './avatar.module.css';

/** One or two capitals of a name: the initials of its first and last word. */
function initials(name: string): string {
  const words = name.split(/[\s-]+/u).filter(Boolean);
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words;
  return picked
    .map((word) => word?.match(/^./u)?.[0] ?? '')
    .join('')
    .toLocaleUpperCase();
}

export interface AvatarProps {
  name: string;
  /** The address of their picture; without it, or if it fails, initials appear. */
  picture?: string | null | undefined;
  /** 44 or 120 px. */
  size?: 'small' | 'large' | undefined;
  className?: string | undefined;
}

/** A person as picture or initials; decorative, because the name is beside it or in a label. */
export function Avatar({ name, picture, size = 'small', className }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const look = cx(styles.avatar, styles[size], className);
  if (!picture || picture === broken)
    return (
      <span aria-hidden className={look}>
        {initials(name)}
      </span>
    );
  return <img src={picture} alt="" className={look} onError={() => setBroken(picture)} />;
}
