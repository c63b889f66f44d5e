import type { ReactNode } from 'react';
import { Banner } from '@livree/design-system/base';
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
      <Flank />
    </div>
  </section>
);

/** A saloon's shoulder against the dark, and the coachline along it. */
const Flank = () => (
  <svg className={`${styles.flank}`} viewBox="0 0 800 800" preserveAspectRatio="xMinYMid slice" fill="none">
    <path
      className={`${styles.body}`}
      d="M-20 476C110 440 240 426 338 418C416 366 486 308 610 294C700 284 780 288 860 300"
    />
    <path
      className={`${styles.body}`}
      d="M372 416C440 372 508 330 616 320C700 312 780 314 860 322M338 418C480 408 680 402 860 402"
    />
    <path className={`${styles.coachline}`} d="M-20 520C200 500 520 486 860 482" />
  </svg>
);
