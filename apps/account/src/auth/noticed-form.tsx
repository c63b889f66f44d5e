import { Banner } from '@livree/design-system/feedback';
import { Form, type ApiForm } from '@livree/forms';
import { useEffect, useRef, type ReactNode } from 'react';

export interface NoticedFormProps {
  readonly form: Pick<ApiForm<object>, 'notice' | 'faults' | 'refusals' | 'submit' | 'wake' | 'adopt'>;
  readonly heading?: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A form with its outcome above its fields, brought into view. */
export function NoticedForm({ form, heading, className, children }: NoticedFormProps) {
  const message = useRef<HTMLDivElement>(null);
  const { notice, faults } = form;
  useEffect(() => {
    if (notice && Object.keys(faults).length === 0) message.current?.scrollIntoView({ block: 'center' });
  }, [notice, faults]);
  return (
    <Form form={form} className={className}>
      {heading}
      {notice && (
        <div ref={message}>
          <Banner tone={notice.tone}>{notice.text}</Banner>
        </div>
      )}
      {children}
    </Form>
  );
}
