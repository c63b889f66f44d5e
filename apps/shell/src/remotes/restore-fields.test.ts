// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { restoreFields } from './restore-fields.ts';
import { focusedField, noteFields } from './typed-fields.ts';

/** All that was noted: it is one list. */
const typedFields = noteFields();

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, '', '/login');
});
afterEach(() => {
  vi.useRealTimers();
  typedFields.clear();
});

const form = '<main><input name="email"><input name="name"><textarea name="message"></textarea></main>';
const valueOf = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)?.value;
function type(name: string, value: string): void {
  const field = document.querySelector<HTMLInputElement>(`[name=${name}]`);
  if (field) field.value = value;
}

test('what was typed comes back once its field is there, and the form hears of it', () => {
  document.body.innerHTML = form;
  type('email', 'claire@example.org');
  type('message', 'Two lines\nof text');
  noteFields();
  document.body.innerHTML = '<main></main>';
  // Another part that fails meanwhile changes nothing.
  noteFields();
  restoreFields(typedFields);
  vi.advanceTimersByTime(500);
  document.body.innerHTML = form;
  const heard: unknown[] = [];
  document.body.addEventListener('input', ({ target }) => heard.push(Reflect.get(target ?? {}, 'name')));
  vi.advanceTimersByTime(100);
  expect([valueOf('email'), valueOf('name'), valueOf('message'), heard]).toEqual([
    'claire@example.org',
    '',
    'Two lines\nof text',
    ['email', 'message'],
  ]);
});

test('a field that has a text keeps it, and one of another page gets none', () => {
  document.body.innerHTML = form;
  type('email', 'claire@example.org');
  type('name', 'Claire');
  noteFields();
  document.body.innerHTML = form;
  type('email', 'from a draft');
  restoreFields(typedFields);
  history.replaceState(null, '', '/contact');
  vi.advanceTimersByTime(100);
  expect([valueOf('email'), valueOf('name')]).toEqual(['from a draft', '']);
  history.replaceState(null, '', '/login');
  vi.advanceTimersByTime(100);
  expect([valueOf('email'), valueOf('name')]).toEqual(['from a draft', 'Claire']);
});

test('what was typed comes back in another language of the page', () => {
  document.body.innerHTML = form;
  type('email', 'claire@example.org');
  noteFields();
  document.body.innerHTML = form;
  history.replaceState(null, '', '/en/login');
  restoreFields(typedFields);
  vi.advanceTimersByTime(100);
  expect(valueOf('email')).toBe('claire@example.org');
});

test.each(['<h1 tabindex="-1">Contact</h1>', '<a href="/blog">Le blog</a>'])(
  'who was at %s, which is gone, is at the heading of what took its place',
  (element) => {
    document.body.innerHTML = `<main>${element}</main>`;
    document.querySelector<HTMLElement>('main > *')?.focus();
    const typed = noteFields();
    document.body.innerHTML = '<main><h1>Nous joindre</h1></main>';
    restoreFields(typed, focusedField());
    vi.advanceTimersByTime(100);
    expect(document.activeElement?.textContent).toBe('Nous joindre');
  },
);

test('a file that was chosen is left to the visitor, and what was typed after it comes back', () => {
  const upload = '<main><input name="picture" type="file"><input name="caption"></main>';
  document.body.innerHTML = upload;
  type('caption', 'In front of the opera');
  noteFields();
  document.body.innerHTML = upload;
  restoreFields(typedFields);
  vi.advanceTimersByTime(100);
  expect([valueOf('picture'), valueOf('caption')]).toEqual(['', 'In front of the opera']);
});

test('a part that stays a moment longer does not take its texts along', () => {
  document.body.innerHTML = form;
  type('email', 'claire@example.org');
  noteFields();
  restoreFields(typedFields);
  vi.advanceTimersByTime(30_000);
  document.body.innerHTML = form;
  vi.advanceTimersByTime(100);
  expect(valueOf('email')).toBe('claire@example.org');
});

test('a text that no field took is forgotten, so that a later failure does not bring it back', () => {
  document.body.innerHTML = form;
  type('email', 'claire@example.org');
  noteFields();
  restoreFields(typedFields);
  vi.advanceTimersByTime(60_000);
  restoreFields(typedFields);
  document.body.innerHTML = form;
  vi.advanceTimersByTime(60_000);
  expect(valueOf('email')).toBe('');
});

test('the field in which the visitor was has the focus again, unless the visitor went on', () => {
  const focus = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus();
  const nameInFocus = () => document.activeElement?.getAttribute('name');
  for (const [meanwhile, expected] of [
    [() => undefined, 'name'],
    [() => focus('message'), 'message'],
  ] as const) {
    document.body.innerHTML = form;
    focus('name');
    noteFields();
    document.body.innerHTML = '<main></main>';
    restoreFields(noteFields(), focusedField());
    vi.advanceTimersByTime(500);
    document.body.innerHTML = form;
    meanwhile();
    vi.advanceTimersByTime(100);
    expect(nameInFocus()).toBe(expected);
    // Who leaves the field afterwards is not called back.
    document.querySelector<HTMLInputElement>(`[name=${expected}]`)?.blur();
    vi.advanceTimersByTime(60_000);
    expect(document.activeElement).toBe(document.body);
  }
});

test('a form that was sent stays empty', () => {
  document.body.innerHTML = `<main><form>${form}</form></main>`;
  type('email', 'claire@example.org');
  noteFields();
  restoreFields(typedFields);
  document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true }));
  type('email', '');
  vi.advanceTimersByTime(60_000);
  expect(valueOf('email')).toBe('');
});

test('what is typed into the part that goes, after its successor was named, comes back', () => {
  document.body.innerHTML = form;
  noteFields();
  restoreFields(typedFields);
  vi.advanceTimersByTime(300);
  type('email', 'claire@example.org');
  document.body.innerHTML = form;
  vi.advanceTimersByTime(100);
  expect(valueOf('email')).toBe('claire@example.org');
});

test('a field of the new part that the visitor empties stays empty', () => {
  document.body.innerHTML = form;
  type('email', 'claire@example.org');
  noteFields();
  document.body.innerHTML = form;
  restoreFields(typedFields);
  vi.advanceTimersByTime(100);
  type('email', '');
  document.querySelector('[name=email]')?.dispatchEvent(new Event('input', { bubbles: true }));
  vi.advanceTimersByTime(60_000);
  expect(valueOf('email')).toBe('');
});

const choices = `<main>
  <label><input type="checkbox" name="remember">Remember me</label>
  <input type="checkbox" id="a1"><label for="a1">Child seat</label>
  <input type="checkbox" id="a2" checked><label for="a2">Reminders</label>
  <label><input type="radio" name="_r_1_" value="card" checked>Card</label>
  <label><input type="radio" name="_r_1_" value="wallet">Wallet</label>
  <label><input type="radio" name="stars" value="4">4</label>
  <label><input type="radio" name="stars" value="5">5</label>
  <select name="subject"><option value="">Choose</option><option value="price">A price</option></select>
  <select name="zone"><option value="paris" selected>Paris</option><option value="rome">Rome</option></select>
</main>`;
/** The same of another release: React makes other names and ids. */
const madeAnew = choices.replaceAll('_r_1_', '_r_7_').replaceAll(/"a(\d)"/g, '"b$1"');

const findTick = (words: string) =>
  [...document.querySelectorAll('label')]
    .filter(({ textContent }) => textContent === words)
    .map((label) => label.control)
    .find((control) => control instanceof HTMLInputElement);
const listTicked = () =>
  [...document.querySelectorAll<HTMLInputElement>(':checked:not(option)')].map(
    ({ labels }) => labels?.[0]?.textContent,
  );
const choose = (name: string, value: string) => {
  const list = document.querySelector<HTMLSelectElement>(`[name=${name}]`);
  if (list) list.value = value;
};

test('ticks, radio buttons and choices from lists come back, and those of the document stay as they are', () => {
  document.body.innerHTML = choices;
  for (const words of ['Remember me', 'Child seat', 'Reminders', 'Wallet']) findTick(words)?.click();
  choose('subject', 'price');
  choose('zone', 'rome');
  noteFields();
  document.body.innerHTML = madeAnew;
  const heard: string[] = [];
  document.body.addEventListener('click', ({ target }) => heard.push(Reflect.get(target ?? {}, 'type')));
  document.body.addEventListener('change', ({ target }) => heard.push(Reflect.get(target ?? {}, 'name')));
  restoreFields(typedFields);
  vi.advanceTimersByTime(100);
  expect(listTicked()).toEqual(['Remember me', 'Child seat', 'Wallet']);
  expect([valueOf('subject'), valueOf('zone')]).toEqual(['price', 'rome']);
  expect(heard).toEqual(expect.arrayContaining(['checkbox', 'radio', 'subject', 'zone']));
  expect(vi.getTimerCount()).toBe(0);
});

test('what the visitor chooses in the new part stays', () => {
  document.body.innerHTML = choices;
  for (const words of ['Remember me', '4']) findTick(words)?.click();
  choose('subject', 'price');
  noteFields();
  document.body.innerHTML = '<main></main>';
  restoreFields(typedFields);
  document.body.innerHTML = madeAnew;
  for (const words of ['Remember me', 'Remember me', '5']) findTick(words)?.click();
  choose('zone', 'rome');
  vi.advanceTimersByTime(200);
  expect(listTicked()).toEqual(['Reminders', 'Card', '5']);
  expect([valueOf('subject'), valueOf('zone')]).toEqual(['price', 'rome']);
});

test('passwords, cards and hidden fields are never given to another part', () => {
  const secrets = `<main><input name="password" type="password"><input name="card" autocomplete="cc-number">
    <input name="token" type="hidden"><input name="email"></main>`;
  document.body.innerHTML = secrets;
  for (const name of ['password', 'card', 'token', 'email']) type(name, 'typed');
  noteFields();
  document.body.innerHTML = secrets;
  restoreFields(typedFields);
  vi.advanceTimersByTime(100);
  expect(['password', 'card', 'token', 'email'].map(valueOf)).toEqual(['', '', '', 'typed']);
});
