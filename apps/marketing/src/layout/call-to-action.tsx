import { Button, buttonClass } from '@livree/design-system/actions';
import { phoneLink } from '@livree/i18n';
import { Link, paths, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import * as styles from './call-to-action.module.css';
import { Section } from './section.tsx';

/** The end of a page: book, or call. */
export function CallToAction() {
  const { t } = useTranslation('marketing');
  const { t: common } = useTranslation('common');
  const { phone } = useShell().config.brand;
  return (
    <Section lacquer className={styles.call}>
      <h2 className={styles.title}>{t('call.title')}</h2>
      <div className={styles.ways}>
        <Link to={paths.booking()} className={buttonClass()}>
          {common('actions.book')}
        </Link>
        <Button
          variant="secondary"
          href={phoneLink(phone)}
          aria-label={common('actions.call', { phone })}
          className={styles.phone}
        >
          {phone}
        </Button>
      </div>
    </Section>
  );
}
