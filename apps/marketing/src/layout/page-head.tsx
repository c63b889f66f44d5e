import { Container } from '@livree/design-system/base';
import * as styles from './page-head.module.css';

/** A page's name and what it is about. */
export const PageHead = ({ title, lead }: { title: string; lead: string }) => (
  <section className={styles.head}>
    <Container>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
    </Container>
  </section>
);
