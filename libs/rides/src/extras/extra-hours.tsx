import { Select } from '@livree/design-system/pick';
import { useLanguage } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { mostExtraHours } from './limits.ts';

interface ExtraHoursProps {
  readonly label: string;
  readonly hours: number;
  readonly onChange: (hours: number) => void;
  readonly className?: string | undefined;
}

/** The number of hours of an extra that is sold by the hour. */
export function ExtraHours({ label, hours, onChange, className }: ExtraHoursProps) {
  const { t } = useTranslation('common');
  const language = useLanguage();
  return (
    <Select
      className={className}
      label={label}
      hideLabel
      items={Array.from({ length: Math.max(mostExtraHours, hours) }, (_, index) => ({
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
