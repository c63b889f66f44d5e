import { cx } from '@livree/design-system/cx';
import * as styles from './car-side.module.css';
import { axleHeight, sideDrawings, type BodyShape } from './side-drawings.ts';

const spokes = [0, 36, 72, 108, 144];

export interface CarSideProps {
  shape: BodyShape;
  className?: string | undefined;
  /** The part of the drawing to show, `x y width height`; the whole car by default. */
  detail?: string;
}

/** A car's side in light lines, for a dark ground. Decorative, because its name is beside it. */
export function CarSide({ shape, className, detail = '0 0 1000 340' }: CarSideProps) {
  const { body, glass, seams, coachline, lamps, axles, wheel } = sideDrawings[shape];
  return (
    <svg
      aria-hidden
      viewBox={detail}
      preserveAspectRatio="xMidYMid slice"
      className={cx(styles.car, className)}
    >
      <path className={styles.shadow} d="M20 321H980" />
      <path className={styles.body} d={body} />
      <path className={styles.glass} d={glass} />
      <path className={styles.seam} d={seams} />
      <path className={styles.coachline} d={coachline} />
      <path className={styles.lamp} d={lamps} />
      {axles.map((x) => (
        <Wheel key={x} x={x} radius={wheel} />
      ))}
    </svg>
  );
}

function Wheel({ x, radius }: { x: number; radius: number }) {
  const [rim, hub] = [radius * 0.76, radius * 0.12];
  return (
    <g transform={`translate(${x} ${axleHeight(radius)})`}>
      <circle className={styles.tyre} r={radius} />
      <circle className={styles.rim} r={rim} />
      {spokes.map((angle) => (
        <path key={angle} className={styles.seam} d={`M${-rim} 0H${rim}`} transform={`rotate(${angle})`} />
      ))}
      <circle className={styles.tyre} r={hub} />
    </g>
  );
}
