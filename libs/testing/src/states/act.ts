import { getLocale, type Language } from '@livree/i18n';
import type { Act } from './situation.ts';

/** The page that a visitor acts in: its texts, in its language, and whether it waits for an answer. */
export interface Stage {
  readonly language: Language;
  isWaiting(): boolean;
  /** The text of a key, with its placeholders. */
  translate(key: string): string;
}

/** Milliseconds for something to come into sight. */
const patience = 8_000;
/** Milliseconds without a change after which a page is taken to have settled. */
const calm = 200;
/** Milliseconds for the answers of the API; some never come. */
const patienceForAnswers = 1_000;

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** A text as it may appear on a page: its placeholders match anything, its tags are removed. */
function toPattern(text: string): string {
  const literal = plain(text.replaceAll(/<[^>]+>/g, '')).replaceAll(/[$()*+.?[\\\]^|]/g, String.raw`\$&`);
  return literal.replaceAll(/\{+\w+[^{}]*\}+/g, '.+');
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a screen reader calls an element, as far as our pages name theirs. */
function getName(element: HTMLElement & Partial<Pick<Field, 'labels'>>): string {
  const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const named = ids.map((id) => document.getElementById(id)?.textContent).join(' ');
  const label = element.labels?.[0] ?? element;
  return plain(element.getAttribute('aria-label') ?? (named.trim() || (label.textContent ?? '')));
}

async function until<Found>(find: () => Found | undefined, what: string): Promise<Found> {
  const deadline = Date.now() + patience;
  for (;;) {
    const found = find();
    if (found !== undefined) return found;
    if (Date.now() > deadline) throw new Error(`${what} is not in sight`);
    await new Promise((done) => setTimeout(done, 25));
  }
}

/** Waits until the page has its answers and stops changing, because visible content may be about to disappear. */
function settled({ isWaiting }: Stage): Promise<void> {
  const deadline = Date.now() + patienceForAnswers;
  return new Promise((done) => {
    const finish = (): void => {
      if (isWaiting() && Date.now() < deadline) return void (timer = setTimeout(finish, calm));
      observer.disconnect();
      done();
    };
    let timer = setTimeout(finish, calm);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(finish, calm);
    });
    observer.observe(document.body, { subtree: true, childList: true, attributes: true });
  });
}

/** In sight, to be used, not behind a dialog, and none of the controls of the harness. */
const isReachable = (element: HTMLElement): boolean =>
  element.closest('[data-harness], [inert], [aria-hidden=true]') === null &&
  element.checkVisibility() &&
  element.matches(':not(:disabled, [aria-disabled=true])');

/** The first such element with this name, else the first whose name contains it in whole words. */
async function called<Kind extends HTMLElement>(
  stage: Stage,
  selector: string,
  pattern: string,
): Promise<Kind> {
  const named = (name: RegExp) =>
    [...document.querySelectorAll<Kind>(selector)].find(
      (each) => isReachable(each) && name.test(getName(each)),
    );
  const words = new RegExp(String.raw`(?<!\p{L})${pattern}(?!\p{L})`, 'iu');
  const find = () => named(new RegExp(`^${pattern}$`, 'i')) ?? named(words);
  await until(find, `"${pattern}"`);
  await settled(stage);
  return until(find, `"${pattern}"`);
}

const pressable = 'button, a, label, summary, [role=option], [role=tab], [role=menuitem]';

/** The names of days in calendars. */
const dayName = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(getLocale(language), { dateStyle: 'full', timeZone: 'UTC' }).format(
    Date.parse(day),
  );

const inSight = (pattern: RegExp): true | undefined =>
  pattern.test(plain(document.body.innerText)) || undefined;

async function expectInSight(key: string, { translate }: Stage): Promise<void> {
  const text = translate(key);
  await until(() => inSight(new RegExp(toPattern(text), 'i')), `"${text}" (${key})`);
}

async function perform(act: Act, stage: Stage): Promise<void> {
  const { translate, language } = stage;
  if ('see' in act) return expectInSight(act.see, stage);
  if ('press' in act) return (await called(stage, pressable, toPattern(translate(act.press)))).click();
  if ('day' in act) return (await called(stage, 'td [role=button]', dayName(act.day, language))).click();
  if ('scroll' in act)
    return (await called(stage, 'h1, h2, h3', toPattern(translate(act.scroll)))).scrollIntoView();
  if ('choose' in act) {
    const input = await called<HTMLInputElement>(stage, 'input[type=file]', toPattern(translate(act.choose)));
    const files = new DataTransfer();
    files.items.add(new File([act.file.text], act.file.name));
    input.files = files.files;
    return void input.dispatchEvent(new Event('change', { bubbles: true }));
  }
  const field = await called<Field>(stage, 'input, textarea, select', toPattern(translate(act.fill)));
  const kind: object = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(kind, 'value')?.set?.call(field, act.with);
  for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }));
}

/** Acts in the page as a visitor would, and waits until it says what it should. @throws Error when something does not come into sight */
export async function enact(acts: readonly Act[], says: readonly string[], stage: Stage): Promise<void> {
  for (const act of acts) await perform(act, stage);
  for (const key of says) await expectInSight(key, stage);
}
