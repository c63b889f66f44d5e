import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import * as styles from './release-map.module.css';

interface Place {
  readonly release: string;
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

function measure(part: Element): Place {
  const range = document.createRange();
  range.selectNodeContents(part);
  const { top, left, width, height } = range.getBoundingClientRect();
  return { release: part.getAttribute('data-release') ?? '', top, left, width, height };
}

const listPlaces = (): Place[] =>
  [...document.querySelectorAll('[data-release]')].map(measure).filter(({ height }) => height > 0);

/** A frame round each part of the page, with the name of its release. It follows the page, and nothing of it can be pressed. */
export function ReleaseMap() {
  const [places, setPlaces] = useState<readonly Place[]>([]);

  useEffect(() => {
    const draw = () => setPlaces(listPlaces());
    const timer = setInterval(draw, 500);
    addEventListener('scroll', draw, { passive: true, capture: true });
    draw();
    return () => {
      clearInterval(timer);
      removeEventListener('scroll', draw, { capture: true });
    };
  }, []);

  return createPortal(
    <div className={styles.map}>
      {places.map(({ release, ...box }, index) => (
        <div key={`${release} ${String(index)}`} className={styles.part} style={box}>
          <span className={styles.name}>{release}</span>
        </div>
      ))}
    </div>,
    document.body,
  );
}
