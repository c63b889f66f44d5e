import { Container } from '@livree/design-system/base';
import { useMessages } from '@livree/platform';
import { ContactForm } from './contact-form.tsx';
import { Find } from './find.tsx';
import * as styles from './write.module.css';

/** The form, and the operator's place beside it. */
export function Write() {
  const { t } = useMessages('marketing');
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
