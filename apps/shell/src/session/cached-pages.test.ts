// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { hideCachedPages } from './cached-pages.ts';

const isHidden = () => document.documentElement.style.visibility === 'hidden';

function transition(type: 'pagehide' | 'pageshow', persisted: boolean): void {
  const event = new Event(type);
  dispatchEvent(Object.assign(event, { persisted }));
}

test('a page in the back-forward cache is shown only to the session that left it', () => {
  let token: string | null = 'claire';
  let loads = 0;
  hideCachedPages(
    () => token,
    () => (loads += 1),
  );
  transition('pageshow', false);
  expect(isHidden()).toBe(false);

  transition('pagehide', true);
  expect(isHidden()).toBe(true);
  transition('pageshow', true);
  expect([isHidden(), loads]).toEqual([false, 0]);

  transition('pagehide', true);
  token = null;
  transition('pageshow', true);
  expect([isHidden(), loads]).toEqual([true, 1]);

  transition('pagehide', true);
  token = 'paul';
  transition('pageshow', true);
  expect(loads).toBe(2);
});
