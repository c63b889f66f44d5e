import { AuthFrame } from './auth-frame.tsx';
import * as styles from './auth.module.css';
import { NoticedForm, type NoticedFormProps } from './noticed-form.tsx';

interface AuthFormProps extends Pick<NoticedFormProps, 'form' | 'children'> {
  readonly title: string;
}

/** The form of a sign-in page. */
export const AuthForm = ({ title, form, children }: AuthFormProps) => (
  <AuthFrame>
    <NoticedForm form={form} heading={<h1 tabIndex={-1}>{title}</h1>} className={styles.form}>
      {children}
    </NoticedForm>
  </AuthFrame>
);
