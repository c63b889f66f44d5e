import { Container } from '@livree/design-system/layout';
import { useTranslation } from 'react-i18next';
import { ContactForm } from './contact-form.tsx';
import { Find } from './find.tsx';
import * as styles from './write.module.css';

/** The form, and the operator's place beside it. */
export function Write() {
  const { t } = useTranslation('marketing');
  return (
    <Container className={styles.columns}>
      <section>
        <h2 className={styles.title}>{t('contact.form.title')}</h2>
        <ContactForm />
      </section>
      <Find />
    </Container>
  );
}
