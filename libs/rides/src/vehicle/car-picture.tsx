import { cx } from '@livree/design-system/base';
import { CarFlank } from './car-flank.tsx';
import * as styles from './car-picture.module.css';
import type { BodyShape } from './flanks.ts';

export interface CarPictureProps {
  /** Null while there is no picture: the car's side is drawn. */
  src: string | null;
  shape: BodyShape;
  className?: string | undefined;
}

/** A whole car on lacquer, laid on so that its picture's black becomes the ground. Decorative: its name stands beside it. */
export const CarPicture = ({ src, shape, className }: CarPictureProps) => (
  <span className={cx(styles.ground, 'lacquer', className)}>
    {src === null ? (
      <CarFlank shape={shape} className={styles.flank} />
    ) : (
      <img className={styles.picture} src={src} alt="" loading="lazy" decoding="async" />
    )}
  </span>
);
