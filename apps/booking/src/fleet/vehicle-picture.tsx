import type { Vehicle } from '@livree/contracts';
import { VehicleGlyph, type VehicleShape } from '@livree/design-system/icons';
import * as styles from './vehicle-picture.module.css';

const shapes: Readonly<Record<string, VehicleShape>> = {
  suv: 'suv',
  van: 'van',
  bus: 'van',
  limousine: 'limousine',
};

/** The vehicle's picture on lacquer; a drawn flank where there is none. Decorative: the name stands beside it. */
export function VehiclePicture({ vehicle }: { vehicle: Pick<Vehicle, 'primaryImage' | 'type'> }) {
  return (
    <span className={`${styles.ground} lacquer`}>
      {vehicle.primaryImage ? (
        <img className={styles.picture} src={vehicle.primaryImage} alt="" loading="lazy" decoding="async" />
      ) : (
        <VehicleGlyph shape={shapes[vehicle.type] ?? 'saloon'} width={132} className={styles.glyph} />
      )}
    </span>
  );
}
