// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSlides, type Slides } from './use-slides.ts';

const interval = 4000;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const still = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('matchMedia', () => still);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Four slides that play automatically. */
function play() {
  let current: Slides | undefined;
  function Show() {
    current = useSlides({ count: 4, interval });
    return null;
  }
  act(() => createRoot(document.createElement('div')).render(<Show />));
  const slides = (): Slides => current ?? expect.fail('nothing is shown');
  const wait = (): void => act(() => void vi.advanceTimersByTime(interval));
  return { slides, wait, act: (run: (now: Slides) => void) => act(() => run(slides())) };
}

test('slides advance automatically, pause while they are held, and continue afterwards', () => {
  const { slides, wait, act: now } = play();
  wait();
  now(({ hold }) => hold(true));
  wait();
  expect(slides().index).toBe(1);
  now(({ hold }) => hold(false));
  wait();
  expect(slides().index).toBe(2);
});

test('a visitor who selects a slide stays there until they press play', () => {
  const { slides, wait, act: now } = play();
  now(({ step }) => step(1));
  wait();
  wait();
  expect([slides().index, slides().isPlaying]).toEqual([1, false]);
  now(({ setPlaying }) => setPlaying(true));
  wait();
  expect(slides().index).toBe(2);
});
