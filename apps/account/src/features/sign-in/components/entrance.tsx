import { useEffect, useRef, type ReactNode } from 'react';
import { Banner } from '@livree/design-system/base';
import type { Entry } from '../model/entry.ts';
import * as styles from './entrance.module.css';

interface EntranceProps {
  readonly title: string;
  readonly entry: Entry;
  readonly onSubmit: (form: FormData) => void;
  /** A field is being changed. */
  readonly onEdit: (field: string) => void;
  readonly children: ReactNode;
}

/**
 * The form that lets a visitor in, beside a lacquer panel where there is room for one. Its fields keep their own
 * text, so that what was typed or filled in before the scripts arrived counts too.
 */
export function Entrance({ title, entry, onSubmit, onEdit, children }: EntranceProps) {
  const form = useRef<HTMLFormElement>(null);
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const faulty = form.current?.querySelector<HTMLElement>('[aria-invalid]');
    if (entry.step === 'refused' && faulty) faulty.focus();
    else message.current?.scrollIntoView({ block: 'center' });
  }, [entry]);
  return (
    <section className={styles.entrance}>
      <div className={styles.side}>
        {/* By post, so that without scripts no password ends up in an address. */}
        <form
          ref={form}
          method="post"
          noValidate
          className={styles.form}
          onInput={({ target }) => target instanceof HTMLInputElement && onEdit(target.name)}
          onSubmit={(event) => {
            event.preventDefault();
            onSubmit(new FormData(event.currentTarget));
          }}
        >
          <h1 tabIndex={-1}>{title}</h1>
          {'message' in entry && (
            <div ref={message}>
              <Banner tone={entry.step === 'entered' ? 'ok' : 'error'}>{entry.message}</Banner>
            </div>
          )}
          {children}
        </form>
      </div>
      <div className={`lacquer ${styles.panel}`} aria-hidden>
        <Flank />
      </div>
    </section>
  );
}

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
