import { useTranslation } from 'react-i18next';

interface TextForm<Name extends string> {
  readonly values: Readonly<Record<Name, string>>;
  readonly faults: Readonly<Record<string, string>>;
  readonly set: (field: Name, text: string) => void;
}

/**
 * The props of the text fields of a form over saved values. Once another operator has saved other ones, each field that
 * differs shows the saved text below its own.
 * @param describe how a saved text is told that is no text for readers, such as the number of a category
 */
export function useStored<Name extends string>(
  form: TextForm<Name>,
  stored: Readonly<Record<Name, string>>,
  isOvertaken: boolean,
  describe: (name: Name, text: string) => string = (_, text) => text,
) {
  const { t } = useTranslation('operations');
  return (name: Name, hint?: string) => {
    const text = stored[name];
    const differs = isOvertaken && text !== form.values[name];
    const told = text === '' ? t('frame.storedEmpty') : t('frame.stored', { text: describe(name, text) });
    return {
      name,
      value: form.values[name],
      error: form.faults[name],
      onChange: ({ target }: { target: { value: string } }) => form.set(name, target.value),
      hint: differs ? told : hint,
    };
  };
}
