import { Select } from '@livree/design-system/pick';
import { useLanguage } from '@livree/platform';
import { useTranslation } from 'react-i18next';

const mostHours = 12;

interface ExtraHoursProps {
  readonly label: string;
  readonly hours: number;
  readonly onChange: (hours: number) => void;
}

/** The hours of an extra that is sold by the hour. */
export function ExtraHours({ label, hours, onChange }: ExtraHoursProps) {
  const { t } = useTranslation('common');
  const language = useLanguage();
  return (
    <Select
      label={label}
      hideLabel
      items={Array.from({ length: mostHours }, (_, index) => ({
        id: String(index + 1),
        label: t('fareDetail.hours', { count: index + 1 }),
      }))}
      value={String(hours)}
      onChange={(count) => onChange(Number(count))}
      placeholder={label}
      locale={language}
    />
  );
}
