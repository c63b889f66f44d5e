import { useEffect, useRef, type ReactNode } from 'react';
import { Banner, Button, firstInvalid } from '@livree/design-system/base';
import { useTranslation } from 'react-i18next';
import * as styles from './form-frame.module.css';
import { useUnsaved } from './unsaved.tsx';
import type { SavedForm } from './use-saved-form.ts';

interface FormFrameProps {
  readonly form: Pick<SavedForm<object>, 'faults' | 'notice' | 'isDirty' | 'isSaving' | 'submit'>;
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

/** The fields of a saved form, its notice and its button. The first invalid field gets the focus. */
export function FormFrame({ form, label, variant, submitText, actions, children }: FormFrameProps) {
  const { t: common } = useTranslation('common');
  const { faults, notice, isDirty, isSaving, submit } = form;
  const element = useRef<HTMLFormElement>(null);
  useUnsaved(isDirty);
  useEffect(() => {
    if (Object.keys(faults).length > 0) firstInvalid(element.current)?.focus();
  }, [faults]);
  return (
    <form
      ref={element}
      // By POST, so that without scripts no typed value becomes part of an address.
      method="post"
      noValidate
      aria-label={label}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {children}
      {notice && <Banner tone={notice.tone}>{notice.text}</Banner>}
      <div className={styles.actions}>
        <Button type="submit" variant={variant} loading={isSaving}>
          {submitText ?? common('actions.save')}
        </Button>
        {actions}
      </div>
    </form>
  );
}
