import { Container } from '@livree/design-system/layout';
import { formatterFor } from '@livree/i18n';
import { useLanguage, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { claims } from '../model/claims.ts';
import * as styles from './commitments.module.css';

/** Safety, punctuality, professionalism. The operator's figures are marked if they are a demonstration. */
export function Commitments() {
  const { t } = useTranslation('marketing');
  const language = useLanguage();
  const { t: common } = useTranslation('common');
  const { isDemonstration } = useShell().config.brand;
  const format = formatterFor(language);
  const note = isDemonstration ? (
    <small className={styles.note}>{common('state.demonstration')}</small>
  ) : null;
  return (
    <Container>
      <dl className={styles.commitments}>
        <div>
          <dt>{t('commitments.safety.title')}</dt>
          <dd>
            {t('commitments.safety.text', { customers: format.number(claims.customers) })} {note}
          </dd>
        </div>
        <div>
          <dt>{t('commitments.punctuality.title')}</dt>
          <dd>
            {t('commitments.punctuality.text', { share: format.percent(claims.punctuality) })} {note}
          </dd>
        </div>
        <div>
          <dt>{t('commitments.professionalism.title')}</dt>
          <dd>{t('commitments.professionalism.text')}</dd>
        </div>
      </dl>
    </Container>
  );
}
