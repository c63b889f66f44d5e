import { buttonClass } from '@livree/design-system/actions';
import { Container, VisuallyHidden } from '@livree/design-system/layout';
import { formatterFor } from '@livree/i18n';
import { Link, useLanguage, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { bookService, serviceOffers, type ServiceOffer } from '../../../offers.ts';
import * as styles from './service-details.module.css';

const details = ['first', 'second', 'third'] as const;

/** The services in detail: contents, starting price, and booking link. */
export function ServiceDetails() {
  return (
    <Container as="section" className={styles.services}>
      {serviceOffers(useShell().config).map((offer) => (
        <ServiceCard key={offer.id} offer={offer} />
      ))}
    </Container>
  );
}

function ServiceCard({ offer: { id, hourlyPrice } }: { offer: ServiceOffer }) {
  const { t } = useTranslation('marketing');
  const language = useLanguage();
  const { t: common } = useTranslation('common');
  return (
    <article id={id} className={styles.service}>
      <h2>{common(`service.${id}`)}</h2>
      <div>
        <p className={styles.text}>{t(`service.${id}.text`)}</p>
        <ul className={styles.details}>
          {details.map((detail) => (
            <li key={detail}>{t(`service.${id}.details.${detail}`)}</li>
          ))}
        </ul>
      </div>
      <div className={styles.offer}>
        <p className={styles.price}>
          <small>{t('price.from')}</small> <b>{formatterFor(language).shortMoney(hourlyPrice)}</b>{' '}
          <small>{t('price.perHourShort')}</small>
        </p>
        <Link to={bookService(id)} className={buttonClass({ variant: 'secondary' })}>
          {common('actions.book')}
          <VisuallyHidden>, {common(`service.${id}`)}</VisuallyHidden>
        </Link>
      </div>
    </article>
  );
}
