import { textLinkClass } from '@livree/design-system/actions';
import { VisuallyHidden } from '@livree/design-system/layout';
import { Picture } from '@livree/design-system/media';
import { formatterFor } from '@livree/i18n';
import { Link, useLanguage, useQuery, useShell } from '@livree/platform';
import { CarSide } from '@livree/rides/vehicle';
import { useTranslation } from 'react-i18next';
import { Section } from '../../../layout/section.tsx';
import { bookService, serviceOffers, type ServiceOffer } from '../../../offers.ts';
import { sitePicturesQuery } from '../../../pictures/site-pictures-query.ts';
import * as styles from './service-menu.module.css';

/** The services as a menu: name, starting price, and booking link. */
export function ServiceMenu() {
  const { t } = useTranslation('marketing');
  return (
    <Section flush className={styles.menu}>
      <div className={`${styles.shot} lacquer`}>
        <Detail />
      </div>
      <ul aria-label={t('service.label')} className={styles.lines}>
        {serviceOffers(useShell().config).map((offer) => (
          <MenuLine key={offer.id} offer={offer} />
        ))}
      </ul>
    </Section>
  );
}

/** A detail of the car; drawn if there is no picture. */
function Detail() {
  const { data: pictures } = useQuery(sitePicturesQuery());
  const detail = pictures?.detail ?? null;
  if (detail === null) return <CarSide shape="saloon" detail="560 84 330 260" className={styles.drawing} />;
  return (
    <Picture {...detail} fill alt="" sizes="(max-width: 900px) 130vw, 1100px" className={styles.picture} />
  );
}

function MenuLine({ offer: { id, hourlyPrice } }: { offer: ServiceOffer }) {
  const { t } = useTranslation('marketing');
  const language = useLanguage();
  const { t: common } = useTranslation('common');
  return (
    <li className={styles.line}>
      <h2 className={styles.name}>{common(`service.${id}`)}</h2>
      <p className={styles.from}>
        <small>{t('price.from')}</small> <b>{formatterFor(language).shortMoney(hourlyPrice)}</b>{' '}
        <small>{t('price.perHourShort')}</small>
      </p>
      <p className={styles.text}>{t(`service.${id}.text`)}</p>
      <Link to={bookService(id)} className={textLinkClass({ className: styles.book })}>
        {common('actions.book')}
        <VisuallyHidden>, {common(`service.${id}`)}</VisuallyHidden>
      </Link>
    </li>
  );
}
