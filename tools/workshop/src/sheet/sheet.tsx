import '@livree/design-system/styles.css';
import { LocaleProvider } from '@livree/design-system/overlay';
import { createRoot } from 'react-dom/client';
import { partId } from '../part.ts';
import { parts } from '../parts.ts';
import { applySettings, readSettings } from '../settings.ts';
import { wordsIn } from '../words.ts';
import { lendLooks } from './lend-looks.ts';
import { PartSheet } from './part-sheet.tsx';
import * as styles from './sheet.module.css';

const settings = readSettings(location.search);
const shown = parts.filter((part) => settings.part === 'all' || partId(part) === settings.part);

applySettings(settings);
lendLooks(document.styleSheets);
createRoot(document.body.appendChild(document.createElement('div'))).render(
  <LocaleProvider locale={settings.language}>
    <main className={styles.sheet}>
      {shown.map((part) => (
        <PartSheet key={part.name} part={part} words={wordsIn[settings.language]} />
      ))}
    </main>
  </LocaleProvider>,
);
