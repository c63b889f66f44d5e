import { drawRouteMap, type RouteMapView } from '@livree/maps/route-map';
import { useMemo } from 'react';
import { cx } from '../../cx.ts';
import { Drawing } from '../drawing.tsx';
import type { GoogleMaps } from '../google/google-maps.ts';
import { GoogleOver } from '../google/google-over.tsx';
import * as styles from '../map.module.css';
import { useSize } from '../use-size.ts';

export interface RouteMapProps {
  /** The route, its stops and its surroundings. The same object is not drawn twice. */
  route: RouteMapView;
  /** The route in words. */
  label: string;
  /** The sources of the data; shown in the corner. */
  attribution: string;
  /** If given, Google's map replaces ours while Google serves it. */
  google?: GoogleMaps | undefined;
  className?: string | undefined;
}

/** Space at the lower edge for the attribution. */
const foot = 20;

/** A route on a simple map that fills its place. It is drawn for its displayed size. */
export function RouteMap({ route, label, attribution, google, className }: RouteMapProps) {
  const { size, place } = useSize<HTMLDivElement>();
  const drawing = useMemo(
    () => size && drawRouteMap(route, { ...size, padding: Math.min(56, size.height / 4.5), foot }),
    [route, size],
  );
  return (
    <div ref={place} className={cx(styles.ground, className)}>
      {drawing ? (
        <svg role="img" aria-label={label} viewBox={drawing.viewBox} className={styles.map}>
          <Drawing drawing={drawing} />
        </svg>
      ) : null}
      {google ? <GoogleOver google={google} view={route} /> : null}
      <small className={styles.attribution}>{attribution}</small>
    </div>
  );
}
