import type { Basemap, LngLat } from '@livree/maps';
import { drawRouteMap } from '@livree/maps/route-map';
import { useMemo } from 'react';
import { cx } from '../base/cx.ts';
import * as address from './address-map.module.css';
import { Drawing } from './drawing.tsx';
import type { GoogleMaps } from './google/google-maps.ts';
import { GoogleOver } from './google/google-over.tsx';
import * as styles from './map.module.css';
import { useSize } from './use-size.ts';

export type AddressMapProps = {
  at: LngLat;
  /** Written beside the mark. */
  name: string;
  basemap?: Basemap | undefined;
  /** A search in a map service; it opens beside the page. */
  href: string;
  /** What the press does and where, in words. */
  label: string;
  /** Whose data it is; stands under the map. */
  attribution: string;
  /** Where given, Google's map is shown instead, as soon and as long as Google serves it. */
  google?: GoogleMaps | undefined;
  /** In px. */
  height?: number | undefined;
  className?: string | undefined;
};

/** Metres across the narrower side, so that the surrounding towns are visible. */
const closest = 24_000;

/** Where an address is: a mark on a quiet map, which a press opens in a map service. */
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
        {/* Over the map: the names drawn on it are not the link's. */}
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
