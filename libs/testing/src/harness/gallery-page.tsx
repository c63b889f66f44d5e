import { textLinkClass } from '@livree/design-system/actions';
import { useState } from 'react';
import { useStore, type StoreApi } from 'zustand';
import type { StateLink } from '../states/define-states.ts';
import { Choice } from './choice.tsx';
import * as styles from './gallery.module.css';
import type { Settings } from './settings.ts';

export const galleryPath = '/harness/states';

const widths = ['320', '390', '768', '1440'] as const;

/** Whether the address asks for a remote without the controls, as in the frames of the gallery. */
export const isFramed = (search: string): boolean => new URLSearchParams(search).get('controls') === 'off';

function framed(address: string, { language, theme, accent }: Settings): string {
  return `${address}&${new URLSearchParams({ language, theme, accent })}`;
}

interface GalleryPageProps {
  states: readonly StateLink[];
  settings: StoreApi<Settings>;
}

/** Every state of the remote, each in a frame with its link, in the language and the look of the controls. */
export function GalleryPage({ states, settings }: GalleryPageProps) {
  const now = useStore(settings);
  const [width, setWidth] = useState<(typeof widths)[number]>('390');
  return (
    <section className={styles.gallery}>
      <h1>{states.length} states</h1>
      <Choice label="Width" value={width} values={widths} onChoose={setWidth} />
      <ul className={styles.states}>
        {states.map(({ name, address, wide }) => (
          <li key={name}>
            <a className={textLinkClass()} href={framed(address, now)}>
              {name}
            </a>
            {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it frames this very page */}
            <iframe
              className={styles.frame}
              title={name}
              width={wide ? '1440' : width}
              height="700"
              loading="lazy"
              src={`${framed(address, now)}&controls=off`}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
