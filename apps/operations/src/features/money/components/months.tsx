import { Button, textLinkClass } from '@livree/design-system/actions';
import { Link } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { places } from '../../../frame/places.ts';
import * as styles from './money.module.css';

/** The way to the months beside the one that is shown, and to what the providers say. */
export function Months({ onTurn }: { onTurn: (step: 1 | -1) => void }) {
  const { t } = useTranslation('operations');
  return (
    <div className={styles.months}>
      <Link to={places.disputes()} className={textLinkClass()}>
        {t('dispute.title')}
      </Link>
      <Link to={places.differences()} className={textLinkClass()}>
        {t('difference.title')}
      </Link>
      <Button slim variant="secondary" onClick={() => onTurn(-1)}>
        {t('money.previous')}
      </Button>
      <Button slim variant="secondary" onClick={() => onTurn(1)}>
        {t('money.next')}
      </Button>
    </div>
  );
}
