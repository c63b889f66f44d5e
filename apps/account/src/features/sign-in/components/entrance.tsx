import type { ReactNode } from 'react';
import { Banner } from '@livree/design-system/base';
import { VehicleGlyph } from '@livree/design-system/icons';
import * as styles from './entrance.module.css';

interface EntranceProps {
  readonly title: string;
  readonly message: { readonly tone: 'ok' | 'error'; readonly text: string } | undefined;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** The form that lets a visitor in, beside a lacquer panel where there is room for one. */
export const Entrance = ({ title, message, onSubmit, children }: EntranceProps) => (
  <section className={styles.entrance}>
    <div className={styles.side}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <h1 tabIndex={-1}>{title}</h1>
        {message && <Banner tone={message.tone}>{message.text}</Banner>}
        {children}
      </form>
    </div>
    <div className={`lacquer ${styles.panel}`} aria-hidden>
      <VehicleGlyph shape="saloon" width={580} className={`${styles.car}`} />
    </div>
  </section>
);
