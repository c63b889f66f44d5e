import { cx } from '@livree/design-system/cx';
import { CarSide } from './car-side.tsx';
import { bodyShape } from './side-drawings.ts';
import * as styles from './vehicle-picture.module.css';

export interface VehiclePictureProps {
  /** Null if there is no picture: then the car's side is drawn. */
  src: string | null;
  /** The vehicle's type, as the API names it. */
  type: string;
  /** 16 to 9 unless it fills a frame, heads a card or is a thumbnail. */
  fit?: 'frame' | 'card' | 'thumbnail' | undefined;
  /** For a vehicle that cannot be chosen. */
  isDimmed?: boolean | undefined;
}

/**
 * A vehicle on a dark ground, blended so that its picture's black becomes the ground. Decorative, because its name is
 * beside it.
 */
export const VehiclePicture = ({ src, type, fit, isDimmed = false }: VehiclePictureProps) => (
  <span className={cx(styles.ground, fit && styles[fit], isDimmed && styles.dimmed, 'lacquer')}>
    {src === null ? (
      <CarSide shape={bodyShape(type)} className={styles.side} />
    ) : (
      <img className={styles.picture} src={src} alt="" loading="lazy" decoding="async" />
    )}
  </span>
);
