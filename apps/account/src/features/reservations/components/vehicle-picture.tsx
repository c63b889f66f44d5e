import type { Reservation } from '@livree/contracts';
import { bodyShape, CarPicture } from '@livree/rides/vehicle';
import * as styles from './vehicle-picture.module.css';

/** The booked vehicle, small. Decorative: the name stands beside it. */
export const VehiclePicture = ({ vehicle: { type, image } }: Pick<Reservation, 'vehicle'>) => (
  <CarPicture src={image ?? null} shape={bodyShape(type)} className={styles.picture} />
);
