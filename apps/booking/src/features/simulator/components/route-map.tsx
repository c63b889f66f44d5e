import type { DrawnRoute } from '@livree/contracts';
import { formatterFor } from '@livree/i18n';
import { drawRouteMap, type Label, type RouteMapDrawing, type StopMark } from '@livree/maps/route-map';
import { useMessages } from '@livree/platform';
import { useEffect, useMemo, useRef, useState } from 'react';
import * as styles from './route-map.module.css';

const firstSize = { width: 620, height: 640 };

/** The size at which the map is shown: it is drawn for it, so that words and lines keep their own. */
function useSize() {
  const [size, setSize] = useState(firstSize);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0 && height > 0) setSize({ width, height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { size, place };
}

/** The route as a coachline on a quiet map. */
export function RouteMap({ route }: { route: DrawnRoute }) {
  const { t, language } = useMessages('common');
  const format = formatterFor(language);
  const { size, place } = useSize();
  const drawing = useMemo(() => {
    const stops = route.places.map(({ longitude, latitude, label }) => ({
      at: [longitude, latitude] as const,
      label: label.split(',')[0] ?? label,
    }));
    return drawRouteMap(
      { path: route.path, stops, ...(route.basemap === undefined ? {} : { basemap: route.basemap }) },
      { ...size, padding: Math.min(56, size.height / 4.5), foot: 20 },
    );
  }, [route, size]);
  const words = t('ride.mapRoute', {
    from: route.places[0]?.label ?? '',
    to: route.places.at(-1)?.label ?? '',
    distance: format.distance(route.distance.value),
    duration: format.duration(route.duration.value),
  });
  return (
    <div ref={place} className={styles.ground}>
      <svg role="img" aria-label={words} viewBox={drawing.viewBox} className={styles.map}>
        <Drawing drawing={drawing} />
      </svg>
      <small className={styles.attribution}>{route.attribution.join(', ')}</small>
    </div>
  );
}

const Drawing = ({ drawing }: { drawing: RouteMapDrawing }) => (
  <>
    <path d={drawing.coast} className={styles.coast} />
    <path d={drawing.roads} className={styles.road} />
    <path d={drawing.trunks} className={styles.trunk} />
    {drawing.towns.map((town) => (
      <g key={town.text}>
        <circle cx={town.at[0]} cy={town.at[1]} r={1.6} className={styles.dot} />
        <LabelText label={town} className={styles.town} />
      </g>
    ))}
    <path d={drawing.route} className={styles.halo} />
    <path d={drawing.route} className={styles.route} />
    {[...drawing.stops.entries()].map(([index, stop]) => (
      <Mark key={index} stop={stop} />
    ))}
  </>
);

function Mark({ stop: { kind, at, tick, label } }: { stop: StopMark }) {
  const [x, y] = at;
  return (
    <>
      {tick === null ? (
        <circle cx={x} cy={y} r={6.5} className={styles[kind]} />
      ) : (
        <path d={tick} className={styles.stop} />
      )}
      {label ? <LabelText label={label} className={styles.key} /> : null}
    </>
  );
}

const LabelText = ({ label, className }: { label: Label; className: string | undefined }) => (
  <text x={label.x} y={label.y} textAnchor={label.anchor} className={className}>
    {label.text}
  </text>
);
