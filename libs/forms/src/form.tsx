import { firstInvalid } from '@livree/design-system/fields';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import type { ApiForm } from './use-api-form.ts';

interface FormProps {
  readonly form: Pick<ApiForm<object>, 'refusals' | 'submit' | 'wake' | 'adopt'>;
  /** Names the form if a page has several. */
  readonly label?: string | undefined;
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  /** Where the form goes without scripts. */
  readonly action?: string | undefined;
  /** By POST, so that without scripts no typed value becomes part of an address; `get` for a form that asks for that. */
  readonly method?: 'get' | 'post' | undefined;
  readonly children: ReactNode;
}

/** The element of a form. After a refusal the first invalid field gets the focus. */
export function Form({ form, label, id, className, action, method = 'post', children }: FormProps) {
  const element = useRef<HTMLFormElement>(null);
  const { refusals, submit, wake, adopt } = form;
  useEffect(() => {
    if (refusals > 0) firstInvalid(element.current)?.focus();
  }, [refusals]);
  const touch = useEffectEvent(() => wake());
  const adoptTexts = useEffectEvent((appeared: HTMLFormElement) => adopt(appeared));
  useEffect(() => {
    const appeared = element.current;
    if (appeared === null) return undefined;
    adoptTexts(appeared);
    appeared.addEventListener('focusin', touch);
    return () => appeared.removeEventListener('focusin', touch);
  }, []);
  return (
    <form
      ref={element}
      id={id}
      method={method}
      action={action}
      noValidate
      aria-label={label}
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        // A dialog inside another form is a form of its own.
        event.stopPropagation();
        submit();
      }}
    >
      {children}
    </form>
  );
}
