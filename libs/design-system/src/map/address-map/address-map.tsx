import type { Basemap, LngLat } from '@livree/maps';
import { drawRouteMap } from '@livree/maps/route-map';
import { useMemo } from 'react';
import { cx } from '../../cx.ts';
import { Drawing } from '../drawing.tsx';
import type { GoogleMaps } from '../google/google-maps.ts';
import { GoogleOver } from '../google/google-over.tsx';
import * as styles from '../map.module.css';
import { useSize } from '../use-size.ts';
import * as address from './address-map.module.css';

export interface AddressMapProps {
  at: LngLat;
  /** The text beside the mark. */
  name: string;
  basemap?: Basemap | undefined;
  /** A search in a map service; it opens in another tab. */
  href: string;
  /** What pressing the map does, in words. */
  label: string;
  /** The sources of the data; shown below the map. */
  attribution: string;
  /** If given, Google's map replaces ours while Google serves it. */
  google?: GoogleMaps | undefined;
  /** In px. */
  height?: number | undefined;
  className?: string | undefined;
}

/** Metres across the narrower side, so that the surrounding towns are visible. */
const closest = 24_000;

/** The place of an address: a mark on a simple map. Pressing it opens a map service. */
export function AddressMap({
  at,
  name,
  basemap,
  href,
  label,
  attribution,
  google,
  height,
  className,
}: AddressMapProps) {
  const { size, place } = useSize<HTMLDivElement>();
  const view = useMemo(
    () => ({ path: [], stops: [{ at, label: name }], ...(basemap ? { basemap } : {}) }),
    [at, name, basemap],
  );
  const drawing = useMemo(() => size && drawRouteMap(view, { ...size, closest }), [view, size]);
  return (
    <div className={cx(address.address, className)}>
      <div ref={place} className={cx(styles.ground, address.frame)} style={height ? { height } : undefined}>
        {drawing ? (
          <svg aria-hidden viewBox={drawing.viewBox} className={styles.map}>
            <Drawing drawing={drawing} />
          </svg>
        ) : null}
        {google ? <GoogleOver google={google} view={view} isStill /> : null}
        {/* Covers the map, so that the names drawn on it are not part of the link's name. */}
        <a
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={label}
          className={address.cover}
        />
      </div>
      <small className={address.attribution}>{attribution}</small>
    </div>
  );
}
