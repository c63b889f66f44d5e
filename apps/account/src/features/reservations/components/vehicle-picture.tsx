import type { Reservation } from '@livree/contracts';
import { bodyShape, CarFlank } from '@livree/design-system/media';
import * as styles from './vehicle-picture.module.css';

/** The booked vehicle, small: the operator's photograph or its side drawn on lacquer. Decorative: the name stands beside it. */
export const VehiclePicture = ({ vehicle: { type, image } }: Pick<Reservation, 'vehicle'>) => (
  <span className={`${styles.picture} lacquer`}>
    {image ? (
      <img
        src={image}
        alt=""
        width={96}
        height={54}
        loading="lazy"
        decoding="async"
        className={styles.photograph}
      />
    ) : (
      <CarFlank shape={bodyShape(type)} />
    )}
  </span>
);
