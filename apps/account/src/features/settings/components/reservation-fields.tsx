import { isOneOf, vehicleTypes } from '@livree/contracts';
import { TimePicker } from '@livree/design-system/date';
import { Switch } from '@livree/design-system/fields';
import { Select } from '@livree/design-system/pick';
import type { ApiForm } from '@livree/forms';
import { useQuery, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { vehicleTypesQuery } from '../api/vehicle-types-query.ts';
import { anyVehicle, type Preferences } from '../model/preferences.ts';

/** The defaults of new reservations. */
export function ReservationFields({ form }: { form: ApiForm<Preferences> }) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation('common');
  const { values, faults, set } = form;
  const chosen = values.preferredVehicleType;
  const { data: types = [] } = useQuery(vehicleTypesQuery(useShell().api));
  const translateType = (type: string): string =>
    isOneOf(vehicleTypes, type) ? common(`vehicleType.${type}`) : type;
  return (
    <>
      <TimePicker
        label={t('settings.reservations.pickupTime')}
        hourLabel={common('calendar.hour')}
        minuteLabel={common('calendar.minute')}
        value={values.defaultPickupTime}
        onChange={(time) => set('defaultPickupTime', time)}
        error={faults['defaultPickupTime']}
      />
      <Select
        label={t('settings.reservations.vehicleType')}
        placeholder={t('settings.reservations.anyVehicle')}
        items={[
          { id: anyVehicle, label: t('settings.reservations.anyVehicle') },
          ...[...new Set([...types, chosen])]
            .filter((type) => type !== anyVehicle)
            .map((type) => ({ id: type, label: translateType(type) })),
        ]}
        value={chosen}
        onChange={(type) => set('preferredVehicleType', type)}
        error={faults['preferredVehicleType']}
      />
      <Switch
        label={t('settings.reservations.autoConfirm')}
        description={t('settings.reservations.autoConfirmWhy')}
        checked={values.autoConfirm}
        onChange={({ target }) => set('autoConfirm', target.checked)}
      />
    </>
  );
}
