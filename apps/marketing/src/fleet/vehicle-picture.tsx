import { bodyShape, CarFlank } from '@livree/design-system/media';
import * as styles from './vehicle-picture.module.css';

interface VehiclePictureProps {
  vehicle: { readonly type: string; readonly primaryImage: string | null };
}

/** The operator's photograph, or the vehicle's side drawn on lacquer. Decorative: the name stands beside it. */
export const VehiclePicture = ({ vehicle: { type, primaryImage } }: VehiclePictureProps) => (
  <span className={`${styles.ground} lacquer`}>
    {primaryImage === null ? (
      <CarFlank shape={bodyShape(type)} />
    ) : (
      <img className={styles.photograph} src={primaryImage} alt="" loading="lazy" decoding="async" />
    )}
  </span>
);
