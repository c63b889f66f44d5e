import { useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { Frame } from '../../../frame/frame.tsx';
import { places } from '../../../frame/places.ts';
import { addVehicle } from '../api/add-vehicle.ts';
import { newVehicle, toEdit } from '../model/vehicle-values.ts';
import { VehicleForm } from './vehicle-form.tsx';

/** Adds a vehicle, whose page follows. */
export function NewVehicle() {
  const { t } = useTranslation('operations');
  const { api, navigation } = useShell();
  return (
    <Frame title={t('fleet.add')}>
      <VehicleForm
        values={newVehicle}
        version={null}
        label={t('fleet.add')}
        send={(values) => addVehicle(api, toEdit(values))}
        onSaved={({ id }) => navigation.go(places.vehicle(id))}
      />
    </Frame>
  );
}
