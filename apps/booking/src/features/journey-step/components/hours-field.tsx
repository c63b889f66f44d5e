import { Select } from '@livree/design-system/pick';
import { useLanguage } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import * as styles from './hours-field.module.css';

const mostHours = 12;

interface HoursFieldProps {
  label: string;
  hours: number;
  onChange: (hours: number) => void;
}

/** The number of hours of an extra that is sold by the hour. */
export function HoursField({ label, hours, onChange }: HoursFieldProps) {
  const { t } = useTranslation('common');
  const language = useLanguage();
  const items = Array.from({ length: mostHours }, (_, index) => ({
    id: String(index + 1),
    label: t('fareDetail.hours', { count: index + 1 }),
  }));
  return (
    <Select
      className={styles.hours}
      label={label}
      hideLabel
      items={items}
      value={String(hours)}
      onChange={(count) => onChange(Number(count))}
      placeholder={label}
      locale={language}
    />
  );
}
