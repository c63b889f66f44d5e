import type { LngLat } from '@livree/maps';
import type { RouteMapView } from '@livree/maps/route-map';
import { GoogleMap, MarkerF, PolylineF } from '@react-google-maps/api';
import { useState } from 'react';
import type { GoogleFault, GoogleMaps } from './google-maps.ts';
import * as styles from './google.module.css';
import { useGoogle } from './use-google.ts';

export interface GoogleLayerProps {
  google: GoogleMaps;
  view: RouteMapView;
  onShown: () => void;
  onFault: (fault: GoogleFault) => void;
}

/** The zoom for a single place. */
const zoom = 15;
/** Margin around a route, in px. */
const padding = 48;

const options: google.maps.MapOptions = {
  disableDefaultUI: true,
  zoomControl: true,
  gestureHandling: 'cooperative',
  clickableIcons: false,
};

const latLng = ([lng, lat]: LngLat): google.maps.LatLngLiteral => ({ lat, lng });

/** A route or a place on Google's map. It reports failures and never throws. */
export function GoogleLayer({ google: access, view, onShown, onFault }: GoogleLayerProps) {
  const isReady = useGoogle(access, onFault);
  const [colour, setColour] = useState<string>();
  if (!isReady) return null;
  const { path, stops } = view;
  const start = (map: google.maps.Map): void => {
    setColour(getComputedStyle(map.getDiv()).color);
    if (path.length === 0) return;
    const bounds = new google.maps.LatLngBounds();
    for (const at of path) bounds.extend(latLng(at));
    map.fitBounds(bounds, padding);
  };
  const [place] = stops;
  return (
    <GoogleMap
      mapContainerClassName={styles.map ?? ''}
      options={options}
      {...(path.length === 0 && place ? { center: latLng(place.at), zoom } : {})}
      onLoad={start}
      onTilesLoaded={onShown}
    >
      {path.length > 0 && colour ? (
        <PolylineF path={path.map(latLng)} options={{ strokeColor: colour, strokeWeight: 4 }} />
      ) : null}
      {[...stops.entries()].map(([index, { at, label }]) => (
        <MarkerF key={index} position={latLng(at)} title={label} />
      ))}
    </GoogleMap>
  );
}
