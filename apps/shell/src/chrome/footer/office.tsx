import { Skeleton } from '@livree/design-system/feedback';
import { useQuery, useShell } from '@livree/platform';
import { useRef } from 'react';
import * as styles from './footer.module.css';
import { useNear } from './use-near.ts';

/** The operator's place on a map. The map loads when the visitor scrolls near; without it, only the address shows. */
export function Office() {
  const { api, config } = useShell();
  const { address } = config.brand;
  const place = useRef<HTMLDivElement>(null);
  const { data, isPending } = useQuery({
    queryKey: ['shell', 'office-map', address],
    queryFn: async ({ signal }) => {
      const { fetchOfficeMap, OfficeMap } = await import('./office-map.tsx');
      return { Map: OfficeMap, drawn: await fetchOfficeMap(api, address, signal) };
    },
    enabled: useNear(place),
    staleTime: Infinity,
    retry: false,
  });
  return (
    <div ref={place} className={styles.office} aria-busy={isPending}>
      {isPending ? <Skeleton className={styles.mapBone} /> : null}
      {data === undefined ? null : <data.Map drawn={data.drawn} />}
    </div>
  );
}
