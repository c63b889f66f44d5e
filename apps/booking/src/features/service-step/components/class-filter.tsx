import type { Vehicle } from '@livree/contracts';
import { Segmented } from '@livree/design-system/fields';
import { useTranslation } from 'react-i18next';
import { listClasses } from '../model/plan.ts';

interface ClassFilterProps {
  fleet: readonly Vehicle[];
  /** Empty for every class. */
  value: string;
  onChange: (vehicleClass: string) => void;
}

/** A choice of one class of the fleet, or of all. */
export function ClassFilter({ fleet, value, onChange }: ClassFilterProps) {
  const { t } = useTranslation('booking');
  const { t: common } = useTranslation('common');
  const options = [
    { value: '', label: t('vehicle.anyClass') },
    ...listClasses(fleet).map((name) => ({ value: name, label: common(`plan.${name}`) })),
  ];
  return (
    <Segmented legend={t('vehicle.class')} hideLegend options={options} value={value} onChange={onChange} />
  );
}
