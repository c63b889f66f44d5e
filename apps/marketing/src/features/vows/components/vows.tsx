import { Container } from '@livree/design-system/base';
import { formatterFor } from '@livree/i18n';
import { useMessages, useShell } from '@livree/platform';
import { claims } from '../model/claims.ts';
import * as styles from './vows.module.css';

/** Safety, punctuality, professionalism. The operator's figures are marked if they are a demonstration. */
export function Vows() {
  const { t, language } = useMessages('marketing');
  const { t: common } = useMessages('common');
  const { isDemonstration } = useShell().config.brand;
  const format = formatterFor(language);
  const note = isDemonstration ? (
    <small className={styles.note}>{common('state.demonstration')}</small>
  ) : null;
  return (
    <Container>
      <dl className={styles.vows}>
        <div>
          <dt>{t('vows.safety.title')}</dt>
          <dd>
            {t('vows.safety.text', { customers: format.number(claims.customers) })} {note}
          </dd>
        </div>
        <div>
          <dt>{t('vows.punctuality.title')}</dt>
          <dd>
            {t('vows.punctuality.text', { share: format.percent(claims.punctuality) })} {note}
          </dd>
        </div>
        <div>
          <dt>{t('vows.professionalism.title')}</dt>
          <dd>{t('vows.professionalism.text')}</dd>
        </div>
      </dl>
    </Container>
  );
}
