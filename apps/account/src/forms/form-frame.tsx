import { Button } from '@livree/design-system/actions';
import { Banner } from '@livree/design-system/feedback';
import { Form, type ApiForm } from '@livree/forms';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './form-frame.module.css';
import { useUnsaved } from './unsaved.tsx';

type FrameForm = Pick<
  ApiForm<object>,
  'notice' | 'isDirty' | 'isSending' | 'refusals' | 'submit' | 'wake' | 'adopt'
>;

interface FormFrameProps {
  readonly form: FrameForm;
  /** Names the form if a page has several. */
  readonly label?: string | undefined;
  /** `secondary` if the page has another primary button. */
  readonly variant?: 'primary' | 'secondary' | undefined;
  /** The label of the button; 'save' by default. */
  readonly submitText?: string | undefined;
  /** Beside the button. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The fields of a saved form, its notice and its button. */
export function FormFrame({ form, label, variant, submitText, actions, children }: FormFrameProps) {
  const { t: common } = useTranslation('common');
  const { notice, isDirty, isSending } = form;
  useUnsaved(isDirty);
  return (
    <Form form={form} label={label} className={styles.form}>
      {children}
      {notice && <Banner tone={notice.tone}>{notice.text}</Banner>}
      <div className={styles.actions}>
        <Button type="submit" variant={variant} loading={isSending}>
          {submitText ?? common('actions.save')}
        </Button>
        {actions}
      </div>
    </Form>
  );
}
