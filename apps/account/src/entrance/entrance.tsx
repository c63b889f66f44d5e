import { useEffect, useRef, type ReactNode } from 'react';
import { Banner } from '@livree/design-system/base';
import { EntranceFrame } from './entrance-frame.tsx';
import * as styles from './entrance.module.css';
import type { Entry } from './entry.ts';

interface EntranceProps {
  readonly title: string;
  readonly entry: Entry;
  readonly onSubmit: (form: FormData) => void;
  /** Called when a field changes. */
  readonly onEdit: (field: string) => void;
  readonly children: ReactNode;
}

/** A sign-in form. Its fields keep their own text, so that values typed or filled in before hydration count too. */
export function Entrance({ title, entry, onSubmit, onEdit, children }: EntranceProps) {
  const form = useRef<HTMLFormElement>(null);
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const faulty = form.current?.querySelector<HTMLElement>('[aria-invalid]');
    if (entry.step === 'refused' && faulty) faulty.focus();
    else message.current?.scrollIntoView({ block: 'center' });
  }, [entry]);
  return (
    <EntranceFrame>
      {/* By POST, so that without scripts no password becomes part of an address. */}
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
    </EntranceFrame>
  );
}
