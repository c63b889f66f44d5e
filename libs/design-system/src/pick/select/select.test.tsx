// @vitest-environment jsdom
import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Select } from './select.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
Element.prototype.scrollIntoView = () => undefined;

const hours = Array.from({ length: 24 }, (_, hour) => ({ id: String(hour), label: `${hour} h` }));

function Hour() {
  const [hour, setHour] = useState<string | null>('5');
  return <Select label="Heure" items={hours} value={hour} onChange={setHour} placeholder="--" />;
}

let root: Root;
beforeEach(async () => {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<Hour />));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
});

const button = (): HTMLElement => document.querySelector('button') ?? document.body;
const options = () => document.querySelectorAll('option, [role=option]').length;
const press = (key: string) =>
  act(async () => void button().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));

test('a closed select has no options in the page, and still shows the selected one', () => {
  expect(button().textContent).toBe('5 h');
  expect(options()).toBe(0);
});

test('an open list has all options, with the focus on the selected one', async () => {
  await act(async () => button().click());
  expect(document.querySelectorAll('[role=option]')).toHaveLength(hours.length);
  expect(document.activeElement?.textContent).toBe('5 h');
});

test('a pressed option is selected, and closes the list even if it was selected before', async () => {
  const pressFocused = () =>
    act(async () => {
      const at = document.activeElement;
      for (const type of ['keydown', 'keyup'])
        at?.dispatchEvent(new KeyboardEvent(type, { key: 'Enter', bubbles: true }));
    });
  await act(async () => button().click());
  await pressFocused();
  expect(options()).toBe(0);
  expect(button().textContent).toBe('5 h');
});

test('arrow keys and first letters change a closed select without opening it', async () => {
  await act(async () => button().focus());
  await press('ArrowRight');
  expect(button().textContent).toBe('6 h');
  await press('9');
  expect(button().textContent).toBe('9 h');
});

test('an open list follows its field when content arrives above it', async () => {
  await act(async () => button().click());
  const list = document.querySelector<HTMLElement>('[data-trigger=Select]') ?? document.body;
  expect(list.style.top).toBe('4px');
  vi.spyOn(button(), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 145, 300, 52));
  await act(() => vi.waitFor(() => expect(list.style.top).toBe('201px')));
});
