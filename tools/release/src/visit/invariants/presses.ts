import { z } from '@livree/contracts/schema';
import { isChange } from '../page/is-change.ts';
import { findThrown } from './find-thrown.ts';
import type { Invariant } from './invariant.ts';
import { findRenders } from './renders.ts';

/** So many controls of a place are pressed. */
const mostPresses = 6;

interface Pressed {
  readonly name: string;
  /** The calls of the API that were answered since. */
  readonly calls: readonly unknown[];
  /** How often React has drawn since. */
  readonly commits: number;
}

/** From now on nothing leads to another document: what the harness shows there would no longer be this state. */
function stay(): void {
  window.navigation.addEventListener('navigate', (event) => {
    if (!event.destination.sameDocument) event.preventDefault();
  });
}

/** Whether nobody has acted in a state yet, and everything answers there. Of others, only the dialogs are pressed. */
function isFresh(url: string): boolean {
  const { searchParams } = new URL(url);
  return !searchParams.has('acts') && !searchParams.has('answers');
}

interface Pressing {
  /** Whether controls outside a dialog are pressed. */
  readonly isPagePressed: boolean;
  /** The names of what was pressed before. */
  readonly known: readonly string[];
}

/**
 * Presses the next control and waits for what it does: first one that sends a form, then those of other remotes, which
 * `data-stand-in` marks, because others may lead away. A dialog is in front of the page. It is sent to the browser as its
 * source. @returns undefined if there is no further one
 */
async function pressNext({ isPagePressed, known }: Pressing): Promise<Pressed | undefined> {
  const dialog = [...document.querySelectorAll('[role=dialog], [role=alertdialog], dialog[open]')].findLast(
    (each) => each.checkVisibility(),
  );
  const place = dialog ?? (isPagePressed ? document.querySelector('main') : null);
  const controls = [...(place?.querySelectorAll('button') ?? [])].filter(
    (button) => button.checkVisibility() && !button.disabled && button.ariaDisabled !== 'true',
  );
  const nameOf = (button: HTMLElement) => (button.ariaLabel ?? button.textContent).trim();
  const unpressed = controls.filter((button) => !known.includes(nameOf(button)));
  const next =
    unpressed.find(({ type, form }) => type === 'submit' && form !== null) ??
    unpressed.find((button) => button.closest('[data-stand-in]') !== null) ??
    unpressed[0];
  if (next === undefined) return undefined;
  const name = nameOf(next);
  const before = window.visitCalls?.length ?? 0;
  const drawn = window.visitCommits ?? 0;
  next.click();
  await new Promise((answered) => setTimeout(answered, 150));
  const commits = (window.visitCommits ?? drawn) - drawn;
  return { name, calls: (window.visitCalls ?? []).slice(before), commits };
}

const callSchema = z.object({
  method: z.string(),
  path: z.string(),
  body: z.optional(z.unknown()),
  status: z.int(),
});

/** A changing call that was made more than once with the same content, and how often. A failed one may be repeated. */
function findRepeated(calls: Pressed['calls']): { what: string; count: number } | undefined {
  const made = z
    .parse(z.array(callSchema), calls)
    .filter((call) => isChange(call) && call.status < 400)
    .map(({ method, path, body }) => ({ what: `${method} ${path}`, content: JSON.stringify(body) }));
  for (const { what, content } of made) {
    const count = made.filter((other) => other.what === what && other.content === content).length;
    if (count > 1) return { what, count };
  }
  return undefined;
}

/** One press sends a change once, and nothing throws. Only the harness is pressed: what it changes is nobody's. */
export const presses: Invariant = {
  rule: 'one press',
  appliesTo: ({ kind }) => kind === 'state',
  within: 60_000,
  async check({ page, watched, place: { isWhole, url } }) {
    const isPagePressed = isWhole || isFresh(url);
    const known: string[] = [];
    let most = 0;
    const before = watched.errors.length;
    await page.evaluate(stay);
    while (known.length < mostPresses) {
      const pressed = await page.evaluate(pressNext, { isPagePressed, known });
      if (pressed === undefined) break;
      known.push(pressed.name);
      most = Math.max(most, pressed.commits);
      const repeated = findRepeated(pressed.calls);
      if (repeated !== undefined)
        return [`one press of “${pressed.name}” sends ${repeated.what} ${repeated.count} times`];
      const thrown = findThrown(watched, before);
      if (thrown !== undefined) return [`${thrown} after a press of “${pressed.name}”`];
    }
    return findRenders('a press', most);
  },
};
