import { useEffect, useRef, type ReactNode } from 'react';
import { Banner, Button } from '@livree/design-system/base';
import { useMessages } from '@livree/platform';
import * as styles from './form-frame.module.css';
import { useUnsaved } from './unsaved.tsx';
import type { SavedForm } from './use-saved-form.ts';

interface FormFrameProps {
  readonly form: Pick<SavedForm<object>, 'faults' | 'notice' | 'isDirty' | 'isSaving' | 'submit'>;
  /** Names the form where a page has several. */
  readonly label?: string | undefined;
  /** `secondary` where another button of the page comes first. */
  readonly variant?: 'primary' | 'secondary' | undefined;
  /** On the button; 'save' unless it says otherwise. */
  readonly submitText?: string | undefined;
  /** Beside the button. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The fields of a saved form, what became of it, and its button. The first wrong field takes the focus. */
export function FormFrame({ form, label, variant, submitText, actions, children }: FormFrameProps) {
  const { t: common } = useMessages('common');
  const { faults, notice, isDirty, isSaving, submit } = form;
  const element = useRef<HTMLFormElement>(null);
  useUnsaved(isDirty);
  useEffect(() => {
    if (Object.keys(faults).length > 0)
      element.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] button')?.focus();
  }, [faults]);
  return (
    <form
      ref={element}
      // By post, so that without scripts nothing typed ends up in an address.
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
