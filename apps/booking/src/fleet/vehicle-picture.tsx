import type { Vehicle } from '@livree/contracts';
import { bodyShape, CarFlank } from '@livree/design-system/media';
import * as styles from './vehicle-picture.module.css';

/** The vehicle's picture on lacquer; a drawn flank where there is none. Decorative: the name stands beside it. */
export function VehiclePicture({ vehicle }: { vehicle: Pick<Vehicle, 'primaryImage' | 'type'> }) {
  return (
    <span className={`${styles.ground} lacquer`}>
      {vehicle.primaryImage ? (
        <img className={styles.picture} src={vehicle.primaryImage} alt="" loading="lazy" decoding="async" />
      ) : (
        <CarFlank shape={bodyShape(vehicle.type)} className={styles.flank} />
      )}
    </span>
  );
}
