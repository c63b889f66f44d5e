import { useEffect, useState } from 'react';
import { applySettings, readSettings, writeSearch } from '../settings.ts';
import { PartIndex } from './part-index.tsx';
import { Switches, type Width } from './switches.tsx';
import * as styles from './workshop.module.css';

/** The index on the left, the switches at the top, and the components in a frame with their own width. */
export function Workshop() {
  const [settings, setSettings] = useState(() => readSettings(location.search));
  const [width, setWidth] = useState<Width>('full');
  const search = writeSearch(settings);
  useEffect(() => {
    applySettings({ ...settings, language: 'en', direction: 'ltr' });
    history.replaceState(null, '', writeSearch(settings));
  }, [settings]);
  return (
    <div className={styles.workshop}>
      <PartIndex current={settings.part} onPick={(part) => setSettings({ ...settings, part })} />
      <main className={styles.main}>
        <Switches settings={settings} onChange={setSettings} width={width} onWidth={setWidth} />
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of the workshop itself */}
        <iframe
          key={search}
          title="States"
          src={`/sheet.html${search}`}
          className={styles.window}
          style={{ width: width === 'full' ? '100%' : `${width}px` }}
        />
      </main>
    </div>
  );
}
