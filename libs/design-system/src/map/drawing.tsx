import type { Label, RouteMapDrawing, StopMark } from '@livree/maps/route-map';
import * as styles from './map.module.css';

/** The lines, marks and names of a map, inside an `svg` with its view box. */
export const Drawing = ({ drawing }: { drawing: RouteMapDrawing }) => (
  <>
    <path d={drawing.coast} className={styles.coast} />
    <path d={drawing.roads} className={styles.road} />
    <path d={drawing.trunks} className={styles.trunk} />
    {drawing.roadEnds.map(([x, y]) => (
      <circle key={`${x} ${y}`} cx={x} cy={y} r={1.6} className={styles.dot} />
    ))}
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
