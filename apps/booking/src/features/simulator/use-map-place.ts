import { useSyncExternalStore } from 'react';

/** Where the map is: beside the form, above it, or below its last field. */
export type MapPlace = 'beside' | 'above' | 'below';

const wide = '(min-width: 901px)';
/** The sheet fills the screen, so a map above the form would push its fields down. */
const small = '(max-width: 600px), (max-width: 900px) and (max-height: 700px)';

function subscribe(listener: () => void): () => void {
  const queries = [wide, small].map((query) => matchMedia(query));
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    for (const query of queries) query.removeEventListener('change', listener);
  };
}

function placeOnScreen(): MapPlace {
  if (matchMedia(wide).matches) return 'beside';
  return matchMedia(small).matches ? 'below' : 'above';
}

/** Where the map is on this screen. */
export function useMapPlace(): MapPlace {
  return useSyncExternalStore(subscribe, placeOnScreen);
}
