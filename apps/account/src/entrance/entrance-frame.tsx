import type { ReactNode } from 'react';
import { Picture } from '@livree/design-system/media';
import { useQuery } from '@livree/platform';
import { entrancePictureQuery } from './entrance-picture-query.ts';
import * as styles from './entrance.module.css';

/** A page about coming in, beside a lacquer panel where there is room for one. */
export function EntranceFrame({ children }: { children: ReactNode }) {
  return (
    <section className={styles.entrance}>
      <div className={styles.side}>{children}</div>
      <div className={`lacquer ${styles.panel}`} aria-hidden>
        <Saloon />
      </div>
    </section>
  );
}

/** A saloon that comes out of the dark and leaves the frame. */
function Saloon() {
  const { data: picture } = useQuery(entrancePictureQuery());
  if (!picture) return null;
  return <Picture {...picture} sizes="(max-width: 900px) 1px, 100vw" alt="" fill className={styles.saloon} />;
}
