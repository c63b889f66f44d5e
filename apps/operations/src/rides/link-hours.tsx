import { SelectField } from '@livree/design-system/fields';
import { useTranslation } from 'react-i18next';
import { usualLinkHours } from './usual-link-hours.ts';

interface LinkHoursProps {
  readonly label: string;
  readonly hint: string;
  readonly value: number;
  readonly error?: string | undefined;
  readonly onChange: (hours: number) => void;
}

const offered = [1, 2, 4, 12, 24, 48, 72];

/** For how many hours a payment link is good. */
export function LinkHours({ value, onChange, ...field }: LinkHoursProps) {
  const { t } = useTranslation('operations');
  return (
    <SelectField
      {...field}
      items={offered.map((count) => ({ id: String(count), text: t('newRide.hours', { count }) }))}
      value={String(value)}
      onChange={({ target }) => onChange(Number(target.value) || usualLinkHours)}
      placeholder={t('newRide.hours', { count: usualLinkHours })}
    />
  );
}
