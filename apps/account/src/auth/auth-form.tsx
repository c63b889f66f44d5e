import { useEffect, useRef, type ReactNode } from 'react';
import { Banner, firstInvalid } from '@livree/design-system/base';
import { AuthFrame } from './auth-frame.tsx';
import * as styles from './auth.module.css';
import type { Submission } from './submission.ts';

interface AuthFormProps {
  readonly title: string;
  readonly submission: Submission;
  readonly onSubmit: (form: FormData) => void;
  /** Called when a field changes. */
  readonly onEdit: (field: string) => void;
  readonly children: ReactNode;
}

/** A sign-in form. Its fields keep their own text, so that values typed or filled in before hydration count too. */
export function AuthForm({ title, submission, onSubmit, onEdit, children }: AuthFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const faulty = firstInvalid(form.current);
    if (submission.step === 'refused' && faulty) faulty.focus();
    else message.current?.scrollIntoView({ block: 'center' });
  }, [submission]);
  return (
    <AuthFrame>
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
        {'message' in submission && (
          <div ref={message}>
            <Banner tone={submission.step === 'succeeded' ? 'ok' : 'error'}>{submission.message}</Banner>
          </div>
        )}
        {children}
      </form>
    </AuthFrame>
  );
}
