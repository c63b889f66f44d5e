import { useLanguage } from '@livree/platform';
import { useRef, useState } from 'react';
import { formFaults, type FormFaults } from '@livree/api-client';
import { useTranslation } from 'react-i18next';
import { editsSince, isEdited } from './edits.ts';
import { failureText } from './failure-text.ts';
import { useKeptEdits } from './use-kept-edits.ts';
import { useNotice, type Notice } from './use-notice.ts';

interface SavedFormOptions<Values extends object> {
  /** The name of the stored draft, so that the end of a session loses nothing; none for forms with a password. */
  readonly draft?: string;
  /** The server's values; unedited fields follow them. */
  readonly saved: Values;
  /** Sends the form and returns the server's message. */
  readonly save: (values: Values) => Promise<string | undefined>;
  /** The success message if the server sends none. */
  readonly done: string;
  readonly failed: string;
}

export interface SavedForm<Values extends object> {
  readonly values: Values;
  /** The error of each field, until it changes. */
  readonly faults: FormFaults;
  readonly notice: Notice | undefined;
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  readonly set: <Field extends keyof Values & string>(field: Field, value: Values[Field]) => void;
  readonly submit: () => Promise<void>;
}

/** A form over saved values. Typed values stay until the server has accepted them. */
export function useSavedForm<Values extends object>(options: SavedFormOptions<Values>): SavedForm<Values> {
  const { draft, saved, save, done, failed } = options;
  const { t } = useTranslation('account');
  const language = useLanguage();
  const { t: common } = useTranslation('common');
  const [edits, setEdits] = useKeptEdits(saved, draft);
  const [faults, setFaults] = useState<FormFaults>({});
  const [notice, show] = useNotice();
  const [isSaving, setSaving] = useState(false);
  const isSending = useRef(false);
  const values = { ...saved, ...edits };

  async function submit(): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    setSaving(true);
    setFaults({});
    show(undefined);
    try {
      const message = await save(values);
      setEdits((current) => editsSince(current, values));
      show({ tone: 'ok', text: message ?? done });
    } catch (error) {
      const found = await formFaults(error, language);
      setFaults(found);
      show({ tone: 'error', text: failureText(error, { t, common }, failed, found) });
    } finally {
      isSending.current = false;
      setSaving(false);
    }
  }

  return {
    values,
    faults,
    notice,
    isDirty: isEdited(saved, edits),
    isSaving,
    set(field, value) {
      setEdits((current) => ({ ...current, [field]: value }));
      setFaults(({ [field]: _mended, ...others }) => others);
    },
    submit,
  };
}
