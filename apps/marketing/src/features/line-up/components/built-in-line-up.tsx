import { vehicleName } from '@livree/i18n';
import { useLanguage } from '@livree/platform';
import { fallbackFleet, FleetFailed, hourlyPriceText } from '@livree/rides/vehicle';
import { useTranslation } from 'react-i18next';
import { LineUpFigure } from './line-up-figure.tsx';
import * as styles from './line-up.module.css';

/** The built-in vehicles, and why they are shown. */
export function BuiltInLineUp({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('marketing');
  const { t: common } = useTranslation('common');
  const language = useLanguage();
  return (
    <div className={styles.failed}>
      <FleetFailed title={t('vehicle.failed')} onRetry={onRetry} />
      <div className={styles.row}>
        {fallbackFleet.map(({ type, seats, hourlyPrice, ...called }) => (
          <LineUpFigure
            key={called.model}
            name={vehicleName(called, language)}
            {...{ type, seats }}
            price={{ amount: hourlyPriceText(hourlyPrice, common, language), unit: null }}
          />
        ))}
      </div>
    </div>
  );
}
