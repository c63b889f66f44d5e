// @vitest-environment jsdom
import { CalendarDate } from '@internationalized/date';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { AriaRoot } from '../../overlay/locale/locale.tsx';
import { CalendarPanel } from './calendar-panel.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const ignore = (): void => undefined;

test('a calendar without a day opens at the first day that can be chosen, whatever the day of the device', () => {
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  const words = { label: 'Date', confirmLabel: 'Confirmer', cancelLabel: 'Annuler' };
  const first = new CalendarDate(2001, 3, 5);
  act(() =>
    root.render(
      <AriaRoot locale="fr-FR">
        <CalendarPanel {...words} value={null} min={first} max={null} onConfirm={ignore} onCancel={ignore} />
      </AriaRoot>,
    ),
  );
  expect(element.querySelector('h2')?.textContent).toBe('Date, mars 2001');
  act(() => root.unmount());
});
