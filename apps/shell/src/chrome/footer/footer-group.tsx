import { Disclosure } from '@livree/design-system/display';
import type { ReactNode } from 'react';
import * as styles from './footer-group.module.css';

/** A titled group of the footer: a column on a wide screen; on a phone one line, which opens it and closes the others. */
export const FooterGroup = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <>
    <h2 className={styles.title}>{title}</h2>
    <Disclosure openWhenWide name="footer" summary={title}>
      {children}
    </Disclosure>
  </>
);
