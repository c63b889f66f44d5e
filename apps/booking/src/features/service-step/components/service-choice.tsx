import { serviceTypes } from '@livree/contracts';
import { RadioCard, RadioGroup } from '@livree/design-system/fields';
import { useLanguage, useShell } from '@livree/platform';
import { hourlyPriceText } from '@livree/rides/vehicle';
import { useTranslation } from 'react-i18next';

interface ServiceChoiceProps {
  value: string | null;
  onChange: (serviceType: string) => void;
  error?: string | undefined;
}

/** The three services with their minimum prices per hour. */
export function ServiceChoice({ value, onChange, error }: ServiceChoiceProps) {
  const { t } = useTranslation('booking');
  const language = useLanguage();
  const { t: common } = useTranslation('common');
  const { services } = useShell().config;
  const floor = (type: string): string | undefined => {
    const price = services.find(({ id }) => id === type)?.pricePerHour.cents;
    if (price === undefined) return undefined;
    return common('ride.priceFrom', { price: hourlyPriceText(price, common, language) });
  };
  return (
    <RadioGroup legend={t('service.legend')} layout="panel" value={value} onChange={onChange} error={error}>
      {serviceTypes.map((type) => (
        <RadioCard
          key={type}
          value={type}
          label={common(`service.${type}`)}
          description={t(`service.${type}`)}
          trailing={floor(type)}
        />
      ))}
    </RadioGroup>
  );
}
