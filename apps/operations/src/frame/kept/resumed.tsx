import { TextLink } from '@livree/design-system/actions';
import { Banner } from '@livree/design-system/feedback';
import type { ApiForm } from '@livree/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Says that a form shows what was typed earlier and never saved, and gives it up on request. */
export function Resumed({ form: { isDirty, undo } }: { form: Pick<ApiForm<object>, 'isDirty' | 'undo'> }) {
  const { t } = useTranslation('operations');
  const [isResumed, setResumed] = useState(isDirty);
  if (isResumed && !isDirty) setResumed(false);
  return (
    isResumed && (
      <Banner actions={<TextLink onClick={undo}>{t('frame.giveUp')}</TextLink>}>{t('frame.resumed')}</Banner>
    )
  );
}
