import { TextField } from '@livree/design-system/fields';
import { SearchIcon } from '@livree/design-system/icons';
import { paths, useAddress } from '@livree/platform';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

const pauseMs = 500;

interface SearchFieldProps {
  /** The current search text. */
  text: string;
  /** The type that limits a search; empty for all. */
  type: string;
  onSearch: (text: string) => void;
}

/** Searches half a second after the last key, or at once on Enter. */
export function SearchField({ text, type, onSearch }: SearchFieldProps) {
  const { t } = useTranslation('marketing');
  const [typed, setTyped] = useState(text);
  const [searched, setSearched] = useState(text);
  if (searched !== text) {
    setSearched(text);
    if (typed.trim() !== text) setTyped(text);
  }
  const search = useEffectEvent(onSearch);
  useEffect(() => {
    if (typed.trim() === text) return undefined;
    const pause = setTimeout(() => search(typed.trim()), pauseMs);
    return () => clearTimeout(pause);
  }, [typed, text]);
  return (
    <form
      role="search"
      action={useAddress(paths.vehicles())}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(typed.trim());
      }}
    >
      {type === '' ? null : <input type="hidden" name="type" value={type} />}
      <TextField
        type="search"
        name="q"
        maxLength={200}
        label={t('vehicles.search')}
        placeholder={t('vehicles.searchHint')}
        leading={<SearchIcon size={20} aria-hidden />}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </form>
  );
}
