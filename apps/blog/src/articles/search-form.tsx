import { Button } from '@livree/design-system/actions';
import { TextField } from '@livree/design-system/fields';
import { SearchIcon } from '@livree/design-system/icons';
import { paths, useAddress, useSearchParams, useShell } from '@livree/platform';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './search-form.module.css';

/** Searches all articles; works as a plain form without scripts. */
export function SearchForm({ slim = false }: { slim?: boolean }) {
  const { t } = useTranslation('blog');
  const { navigation } = useShell();
  const [search] = useSearchParams();
  const action = useAddress(paths.blog());
  const text = search.get('q') ?? '';
  const [typed, setTyped] = useState(text);
  const [searched, setSearched] = useState(text);
  if (searched !== text) {
    setSearched(text);
    setTyped(text);
  }
  const find = (event: FormEvent) => {
    event.preventDefault();
    const query = new URLSearchParams(typed.trim() === '' ? {} : { q: typed.trim() });
    navigation.go(`${paths.blog()}${query.size === 0 ? '' : `?${query}`}`);
  };
  return (
    <form
      role="search"
      aria-label={t(slim ? 'search.again' : 'search.label')}
      action={action}
      onSubmit={find}
      className={styles.form}
    >
      <TextField
        type="search"
        name="q"
        maxLength={200}
        label={t('search.label')}
        leading={<SearchIcon size={20} aria-hidden />}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" variant={slim ? 'secondary' : 'primary'}>
        {t('search.find')}
      </Button>
    </form>
  );
}
