import { TextLink } from '@livree/design-system/actions';
import { Banner } from '@livree/design-system/feedback';
import type { ApiForm } from '@livree/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface ResumedProps<Values extends object> {
  readonly form: Pick<ApiForm<Values>, 'isDirty' | 'set'>;
  /** What is saved. */
  readonly values: Values;
}

/** Says that a form shows what was typed earlier and never saved, and gives it up on request. */
export function Resumed<Values extends object>({ form, values }: ResumedProps<Values>) {
  const { t } = useTranslation('operations');
  const [isResumed, setResumed] = useState(form.isDirty);
  if (isResumed && !form.isDirty) setResumed(false);
  const giveUp = () => {
    for (const field in values) form.set(field, values[field]);
  };
  return (
    isResumed && (
      <Banner actions={<TextLink onClick={giveUp}>{t('frame.giveUp')}</TextLink>}>
        {t('frame.resumed')}
      </Banner>
    )
  );
}
