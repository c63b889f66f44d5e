// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { restoreFields } from './restore-fields.ts';
import { noteFields, typedFields } from './typed-fields.ts';

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

test('a file that was chosen is left to the visitor, and what was typed after it comes back', () => {
  const upload = '<main><input name="picture" type="file"><input name="caption"></main>';
  document.body.innerHTML = upload;
  type('caption', 'In front of the opera');
  noteFields();
  typedFields.set('/login picture', 'C:\\fakepath\\opera.jpg');
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
  restoreFields(typedFields);
  vi.advanceTimersByTime(300);
  type('email', 'claire@example.org');
  document.querySelector('[name=email]')?.dispatchEvent(new Event('input', { bubbles: true }));
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
