import { formatterFor } from '@livree/i18n';
import { useLanguage, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';

/** Says how a change ended, and goes on. `open`: the provider is still processing the payment of the difference. */
export function useToldChange(onDone: () => void) {
  const { t } = useTranslation('account');
  const { toasts } = useShell();
  const language = useLanguage();
  return (kind: 'back' | 'due' | 'same' | 'open', cents: number): void => {
    toasts.show('success', t(`change.done.${kind}`, { amount: formatterFor(language).money(cents) }));
    onDone();
  };
}
