import { isOneOf, plans as knownPlans } from '@livree/contracts';
import { buttonClass } from '@livree/design-system/actions';
import { Price } from '@livree/design-system/display';
import { Container } from '@livree/design-system/layout';
import { formatterFor } from '@livree/i18n';
import { Link, paths, useLanguage, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import * as styles from './plans.module.css';

const mostPopular = 'premium';

/** Three classes of vehicle with their starting price; choosing one starts a booking with it. */
export function Plans() {
  const { t } = useTranslation('marketing');
  const language = useLanguage();
  const { t: common } = useTranslation('common');
  const { plans } = useShell().config;
  return (
    <Container as="section">
      <ul className={styles.plans} aria-label={t('prices.plans')}>
        {plans.map(({ id, pricePerHour }) =>
          isOneOf(knownPlans, id) ? (
            <li key={id} className={styles.plan}>
              <p className={styles.popular}>{id === mostPopular ? t('prices.popular') : null}</p>
              <h2 className={styles.name}>{common(`plan.${id}`)}</h2>
              <p className={styles.text}>{t(`prices.${id}`)}</p>
              <p className={styles.price}>
                <small>{t('price.from')}</small>{' '}
                <Price>{formatterFor(language).shortMoney(pricePerHour.cents)}</Price>{' '}
                <small>{t('price.perHourShort')}</small>
              </p>
              <Link
                to={`${paths.booking()}?plan=${id}`}
                className={buttonClass({ variant: id === mostPopular ? 'primary' : 'secondary', wide: true })}
              >
                {t('prices.choose', { plan: common(`plan.${id}`) })}
              </Link>
            </li>
          ) : null,
        )}
      </ul>
    </Container>
  );
}
