import { Button, textLinkClass } from '@livree/design-system/actions';
import { formatterFor } from '@livree/i18n';
import { Link, useLanguage } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { places } from '../../../frame/places.ts';
import * as styles from './money.module.css';

interface MonthsProps {
  readonly month: string;
  readonly onTurn: (step: 1 | -1) => void;
}

/** The month that is shown, and the way to the ones beside it. */
export function Months({ month, onTurn }: MonthsProps) {
  const { t } = useTranslation('operations');
  return (
    <div className={styles.months}>
      <Link to={places.disputes()} className={textLinkClass()}>
        {t('dispute.title')}
      </Link>
      <Link to={places.differences()} className={textLinkClass()}>
        {t('difference.title')}
      </Link>
      <span>{formatterFor(useLanguage()).date(`${month}-01`, 'month')}</span>
      <Button slim variant="secondary" onClick={() => onTurn(-1)}>
        {t('money.previous')}
      </Button>
      <Button slim variant="secondary" onClick={() => onTurn(1)}>
        {t('money.next')}
      </Button>
    </div>
  );
}
