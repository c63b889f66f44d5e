import { ownPath } from '@livree/platform';
import { useSearchParams } from 'react-router-dom';

/** Replaces a provider's challenge or approval page: both buttons lead back. */
export function ProviderPage() {
  const [search] = useSearchParams();
  const back = ownPath(search.get('back'), '/');
  const leadingTo = (outcome: string) => {
    const url = new URL(back, location.origin);
    url.searchParams.set('outcome', outcome);
    return url.pathname + url.search;
  };
  return (
    <>
      <h1>Provider: {search.get('kind')}</h1>
      <p>
        <a href={leadingTo('completed')}>Accept</a> <a href={leadingTo('cancelled')}>Cancel</a>
      </p>
    </>
  );
}
