import { cx } from '@livree/design-system/cx';
import type { Accent, ThemeMode } from '@livree/platform';
import * as styles from './appearance-pictures.module.css';

const grounds: Readonly<Record<ThemeMode, readonly string[]>> = {
  light: ['pearl'],
  dark: ['lacquer'],
  auto: ['pearl', 'lacquer'],
};

/** A small preview page in a theme. */
export const ThemePicture = ({ mode }: { mode: ThemeMode }) => (
  <span aria-hidden className={styles.theme}>
    {grounds[mode].map((ground) => (
      <i key={ground} className={ground} />
    ))}
  </span>
);

/** The line in one colour, on both grounds. */
export const PaintPicture = ({ colour }: { colour: Accent }) => (
  <span aria-hidden data-accent={colour} className={styles.paint}>
    {['lacquer', 'pearl'].map((ground) => (
      <svg key={ground} className={cx(ground)} viewBox="0 0 100 50" preserveAspectRatio="none">
        <path d="M0 30C30 22 70 21 100 25" />
      </svg>
    ))}
  </span>
);
