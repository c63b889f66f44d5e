import { Banner } from '@livree/design-system/feedback';
import { Form, type ApiForm } from '@livree/forms';
import { useEffect, useRef, type ReactNode } from 'react';
import { AuthFrame } from './auth-frame.tsx';
import * as styles from './auth.module.css';

interface AuthFormProps {
  readonly title: string;
  readonly form: Pick<ApiForm<object>, 'notice' | 'faults' | 'refusals' | 'submit' | 'wake' | 'adopt'>;
  readonly children: ReactNode;
}

/** A sign-in form with its outcome above its fields. */
export function AuthForm({ title, form, children }: AuthFormProps) {
  const message = useRef<HTMLDivElement>(null);
  const { notice, faults } = form;
  useEffect(() => {
    if (notice && Object.keys(faults).length === 0) message.current?.scrollIntoView({ block: 'center' });
  }, [notice, faults]);
  return (
    <AuthFrame>
      <Form form={form} className={styles.form}>
        <h1 tabIndex={-1}>{title}</h1>
        {notice && (
          <div ref={message}>
            <Banner tone={notice.tone}>{notice.text}</Banner>
          </div>
        )}
        {children}
      </Form>
    </AuthFrame>
  );
}
