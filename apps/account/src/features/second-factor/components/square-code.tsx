import * as styles from './second-factor.module.css';

interface SquareCodeProps {
  /** One text for each row, `1` for a dark square. */
  readonly rows: readonly string[];
  readonly label: string;
}

/** The quiet border that readers need, in squares. */
const border = 4;

/** A square code for a camera: dark on light in both themes. */
export function SquareCode({ rows, label }: SquareCodeProps) {
  const size = rows.length + 2 * border;
  const path = rows
    .flatMap((row, y) =>
      Array.from(row, (cell, x) => (cell === '1' ? `M${x + border} ${y + border}h1v1h-1z` : '')),
    )
    .join('');
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className={styles.square}>
      <path d={path} shapeRendering="crispEdges" />
    </svg>
  );
}
