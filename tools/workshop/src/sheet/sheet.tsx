import '@livree/design-system/styles.css';
import { LocaleProvider } from '@livree/design-system/overlay';
import { textsIn } from '@livree/design-system/stories';
import { createRoot } from 'react-dom/client';
import { chapters } from '../bundled-chapters.ts';
import { applySettings, readSettings } from '../settings.ts';
import { forcePseudoStates } from './force-pseudo-states.ts';
import { PartSheet } from './part-sheet.tsx';
import * as styles from './sheet.module.css';

const settings = readSettings(location.search);
const shown = chapters
  .flatMap(({ parts }) => parts)
  .filter(({ id }) => settings.part === 'all' || settings.part === id);
const args = { texts: textsIn[settings.language], language: settings.language };

applySettings(settings);
forcePseudoStates(document.styleSheets);
createRoot(document.body.appendChild(document.createElement('div'))).render(
  <LocaleProvider locale={settings.language}>
    <main className={styles.sheet}>
      {shown.map((part) => (
        <PartSheet key={part.id} part={part} args={args} />
      ))}
    </main>
  </LocaleProvider>,
);
