import { ComboBox } from '@livree/design-system/pick';
import { minimumCharacters, suggestionOptions, useSuggestions } from '@livree/rides/suggestions';
import { useTranslation } from 'react-i18next';

const longestAddress = 300;

interface PlaceFieldProps {
  readonly label: string;
  readonly value: string;
  readonly error?: string | undefined;
  readonly onChange: (address: string) => void;
}

/** A place with suggestions; free text is allowed. */
export function PlaceField({ label, value, error, onChange }: PlaceFieldProps) {
  const { t } = useTranslation('operations');
  const { places, isLoading, isError } = useSuggestions('operations', value);
  return (
    <ComboBox
      label={label}
      inputValue={value}
      onInputChange={(typed) => onChange(typed.slice(0, longestAddress))}
      onPick={(item) => onChange(item.label)}
      items={isError ? [] : suggestionOptions(places)}
      loading={isLoading}
      loadingText={t('newRide.searching')}
      emptyText={t('newRide.noPlace')}
      minCharacters={minimumCharacters}
      error={error}
    />
  );
}
