import { useTranslation } from 'react-i18next';

interface TextForm<Name extends string> {
  readonly values: Readonly<Record<Name, string>>;
  readonly faults: Readonly<Record<string, string>>;
  readonly set: (field: Name, text: string) => void;
}

/**
 * The props of the text fields of a form over saved values. Once another operator has saved other ones, each field that
 * differs shows the saved text below its own.
 */
export function useStored<Name extends string>(
  form: TextForm<Name>,
  stored: Readonly<Record<Name, string>>,
  isOvertaken: boolean,
) {
  const { t } = useTranslation('operations');
  return (name: Name, hint?: string) => {
    const text = stored[name];
    const differs = isOvertaken && text !== form.values[name];
    const told = text === '' ? t('frame.storedEmpty') : t('frame.stored', { text });
    return {
      name,
      value: form.values[name],
      error: form.faults[name],
      onChange: ({ target }: { target: { value: string } }) => form.set(name, target.value),
      hint: differs ? told : hint,
    };
  };
}
