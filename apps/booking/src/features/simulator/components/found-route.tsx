import type { DrawnRoute } from '@livree/contracts';
import { RouteMap } from '@livree/design-system/map';
import { formatterFor } from '@livree/i18n';
import { useGoogleMaps, useLanguage } from '@livree/platform';
import { shortName } from '@livree/rides/trip';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** The route on a map. */
export function FoundRoute({ route }: { route: DrawnRoute }) {
  const { t } = useTranslation('common');
  const language = useLanguage();
  const format = formatterFor(language);
  const google = useGoogleMaps();
  const { path, places, basemap, attribution } = route;
  const view = useMemo(() => {
    const stops = places.map(({ longitude, latitude, label }) => ({
      at: [longitude, latitude] as const,
      label: shortName(label),
    }));
    return { path, stops, ...(basemap === undefined ? {} : { basemap }) };
  }, [path, places, basemap]);
  const words = t('ride.mapRoute', {
    from: places[0]?.label ?? '',
    to: places.at(-1)?.label ?? '',
    distance: format.distance(route.distance.value),
    duration: format.duration(route.duration.value),
  });
  return <RouteMap route={view} label={words} attribution={attribution.join(', ')} google={google} />;
}
