import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import { findPlace, type Place } from './place.ts';

/** What a driver of a browser can do. Sources are expressions of JavaScript, evaluated in the page or its entered frame. */
export interface Driver {
  open(address: string): Promise<void>;
  evaluate(source: string): Promise<unknown>;
  /** Presses the element that the source gives. @returns false if it gives none, or if another one is in the way */
  press(source: string): Promise<boolean>;
  /** Types into the element that the source gives. @returns false if it gives none */
  type(source: string, text: string): Promise<boolean>;
  /** Enters the frame that the source gives. @returns false if it gives none */
  enter(source: string): Promise<boolean>;
  /** Leaves all frames. */
  leave(): Promise<void>;
  /** A picture of what is in sight, as PNG. */
  look(): Promise<Buffer>;
  close(): Promise<void>;
}

/** A visitor with a browser of another engine. Each act waits until it is possible. */
export interface Engine {
  open(address: string): Promise<void>;
  press(place: Place): Promise<void>;
  type(place: Place, text: string): Promise<void>;
  /** Waits for a place. */
  expect(place: Place): Promise<void>;
  /** Waits for a text, and gives all that is in sight. */
  read(text: string): Promise<string>;
  /** Waits for the path of the page's address. */
  expectPath(path: string): Promise<void>;
  look(): Promise<Buffer>;
  close(): Promise<void>;
}

/** Milliseconds for an act. */
const patience = 30_000;
const betweenTries = 200;

const require = createRequire(import.meta.url);
const library = readFileSync(
  require.resolve('@testing-library/dom/dist/@testing-library/dom.umd.js'),
  'utf8',
);

async function waitUntil(isDone: () => Promise<boolean>, what: string): Promise<void> {
  const end = Date.now() + patience;
  while (!(await isDone())) {
    if (Date.now() > end) throw new Error(`waited in vain: ${what}`);
    await pause(betweenTries);
  }
}

const sourceOf = (place: Place): string =>
  `(() => { const findPlace = ${findPlace.toString()}; return findPlace(globalThis.TestingLibraryDom, ${JSON.stringify(place)}); })()`;

/** An engine with this driver. */
export function createEngine(driver: Driver): Engine {
  /** Makes the page able to find places, in its frame if the place is in one. @returns false if the frame is not there yet */
  async function prepare({ frame }: Place): Promise<boolean> {
    await driver.leave();
    if (frame !== undefined && !(await driver.enter(`document.querySelector('iframe[title="${frame}"]')`)))
      return false;
    if ((await driver.evaluate('"TestingLibraryDom" in globalThis')) !== true)
      await driver.evaluate(`(() => { ${library} })()`);
    return true;
  }

  const act = (place: Place, what: string, does: (source: string) => Promise<boolean>) =>
    waitUntil(
      async () => (await prepare(place)) && does(sourceOf(place)),
      `${what} the ${place.role} “${place.name}”`,
    );
  /** Whether an element stands still: a list that still opens would be pressed beside it. */
  async function isStill(source: string): Promise<boolean> {
    const where = `JSON.stringify(${source}?.getBoundingClientRect() ?? null)`;
    const before = await driver.evaluate(where);
    await pause(betweenTries);
    return before !== 'null' && before === (await driver.evaluate(where));
  }
  const readAll = async () => {
    await driver.leave();
    return String(await driver.evaluate('document.body.innerText'));
  };

  return {
    open: (address) => driver.open(address),
    press: (place) => act(place, 'press', async (source) => (await isStill(source)) && driver.press(source)),
    type: (place, text) => act(place, 'type into', (source) => driver.type(source, text)),
    expect: (place) =>
      act(place, 'see', async (source) => (await driver.evaluate(`${source} !== null`)) === true),
    async read(text) {
      await waitUntil(async () => (await readAll()).includes(text), `read “${text}”`);
      return readAll();
    },
    async expectPath(path) {
      await driver.leave();
      await waitUntil(async () => (await driver.evaluate('location.pathname')) === path, `come to ${path}`);
    },
    look: () => driver.look(),
    close: () => driver.close(),
  };
}
