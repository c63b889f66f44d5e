import { send, type Transport } from '@livree/api-client';
import { mapsRoutes, type DrawnPlace } from '@livree/contracts';
import { AddressMap } from '@livree/design-system/map';
import { mapSearch } from '@livree/maps/links';
import { useGoogleMaps, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';

/** The operator's place, with the basemap around it. */
export async function fetchOfficeMap(
  api: Transport,
  address: string,
  signal: AbortSignal,
): Promise<DrawnPlace> {
  return (await send(api, mapsRoutes.placeMap, { query: { address } }, { signal })).data;
}

export function OfficeMap({ drawn: { place, basemap, attribution } }: { drawn: DrawnPlace }) {
  const { t } = useTranslation('shell');
  const { name, address } = useShell().config.brand;
  const google = useGoogleMaps();
  return (
    <AddressMap
      at={[place.longitude, place.latitude]}
      name={name}
      basemap={basemap}
      href={mapSearch(address)}
      label={t('footer.openMap', { address })}
      attribution={attribution.join(', ')}
      google={google}
    />
  );
}
