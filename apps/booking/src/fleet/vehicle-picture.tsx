import type { Vehicle } from '@livree/contracts';
import { bodyShape, CarPicture } from '@livree/rides/vehicle';
import * as styles from './vehicle-picture.module.css';

/** The vehicle's picture on lacquer; a drawn flank where there is none. Decorative: the name stands beside it. */
export const VehiclePicture = ({ vehicle }: { vehicle: Pick<Vehicle, 'primaryImage' | 'type'> }) => (
  <CarPicture src={vehicle.primaryImage} shape={bodyShape(vehicle.type)} className={styles.ground} />
);
