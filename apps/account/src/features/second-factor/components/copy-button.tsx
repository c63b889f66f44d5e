import { Button } from '@livree/design-system/actions';
import { useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';

interface CopyButtonProps {
  readonly text: string;
  readonly children: string;
}

/** Copies a text; a toast says whether the browser did it. */
export function CopyButton({ text, children }: CopyButtonProps) {
  const { t } = useTranslation('account');
  const { toasts } = useShell();
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      toasts.show('success', t('secondFactor.copied'));
    } catch {
      toasts.show('error', t('secondFactor.notCopied'));
    }
  }
  return (
    <Button variant="secondary" slim onClick={() => void copy()}>
      {children}
    </Button>
  );
}
