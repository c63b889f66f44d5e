import { Picture } from '@livree/design-system/media';
import { useQuery } from '@livree/platform';
import type { ReactNode } from 'react';
import { authPictureQuery } from './auth-picture-query.ts';
import * as styles from './auth.module.css';

/** The frame of the sign-in pages, beside a dark panel on wide screens. */
export function AuthFrame({ children }: { children: ReactNode }) {
  return (
    <section className={styles.auth}>
      <div className={styles.side}>{children}</div>
      <div className={`lacquer ${styles.panel}`} aria-hidden>
        <Saloon />
      </div>
    </section>
  );
}

/** A saloon that emerges from the dark and runs off the frame. */
function Saloon() {
  const { data: picture } = useQuery(authPictureQuery());
  if (!picture) return null;
  return <Picture {...picture} sizes="(max-width: 900px) 1px, 100vw" alt="" fill className={styles.saloon} />;
}
