import { useApiForm, type ApiForm, type FormOptions } from '@livree/forms';
import { useTranslation } from 'react-i18next';
import { useAccountDraft } from './use-account-draft.ts';

interface SettingsFormOptions<Values extends object> extends Pick<
  FormOptions<Values, string | undefined>,
  'route' | 'body' | 'findFaults' | 'values' | 'failed'
> {
  /** The name of the kept draft, so that the end of a session loses nothing; none for forms with a password. */
  readonly draft?: string | undefined;
  /** Sends the form and returns the server's message. */
  readonly send: (values: Values) => Promise<string | undefined>;
  /** The success message if the server sends none. */
  readonly done: string;
}

/** A form over what the account has saved. */
export function useSettingsForm<Values extends object>(
  options: SettingsFormOptions<Values>,
): ApiForm<Values> {
  const { draft, done, ...form } = options;
  const { t } = useTranslation('account');
  return useApiForm({
    ...form,
    isSaved: true,
    onSent: (message) => message ?? done,
    unreachable: t('forms.noServer'),
    isNoticeBrief: true,
    draft: useAccountDraft(draft),
  });
}
