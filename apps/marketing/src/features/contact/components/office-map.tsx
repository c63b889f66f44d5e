import { Skeleton } from '@livree/design-system/feedback';
import { AddressMap } from '@livree/design-system/map';
import { mapAt, mapSearch } from '@livree/maps/links';
import { queryKey, useGoogleMaps, useQuery, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { readOfficeMap } from '../api/read-office-map.ts';
import * as styles from './find.module.css';

/** The zoom of the map service. */
const zoom = 15;

/** The operator's place on a map; without a basemap, only the link to a map service. */
export function OfficeMap() {
  const { t } = useTranslation('marketing');
  const { api, config } = useShell();
  const google = useGoogleMaps();
  const { name, address } = config.brand;
  const { data, isPending } = useQuery({
    queryKey: queryKey('marketing', 'office-map', address),
    queryFn: ({ signal }) => readOfficeMap(api, address, signal),
    staleTime: Infinity,
    retry: false,
  });
  if (isPending) return <Skeleton className={styles.map} />;
  if (data === undefined)
    return (
      <a href={mapSearch(address)} target="_blank" rel="noopener noreferrer" className={styles.noMap}>
        <span>{t('contact.noMap')}</span>
        {t('contact.openMap', { address })}
      </a>
    );
  const { place, basemap, attribution } = data;
  return (
    <AddressMap
      at={[place.longitude, place.latitude]}
      name={name}
      basemap={basemap}
      height={300}
      href={mapAt(place, zoom)}
      label={t('contact.openMap', { address })}
      attribution={attribution.join(', ')}
      google={google}
    />
  );
}
