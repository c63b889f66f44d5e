import { harmlessChangesOf, type Change, type Edits } from '../changes.ts';

const languages = ['fr', 'en', 'es', 'de'];
const inEvery = (before: string, after: string): Record<string, Edits> =>
  Object.fromEntries(languages.map((language) => [`messages/${language}.json`, [[before, after]]]));

const messages: readonly Omit<Change, 'kind'>[] = [
  { name: 'one more text', edits: inEvery('"again": "Again"', '"again": "Again", "more": "More"') },
  { name: 'a text in other words', edits: inEvery('"Again"', '"Once more"') },
  { name: 'a text that nobody uses is removed', edits: inEvery('"stops_one": "{{count}} stop",', '') },
  {
    name: 'texts in another order',
    edits: inEvery(
      '"vehicle": "Vehicle",\n  "payment": "Payment",',
      '"payment": "Payment",\n  "vehicle": "Vehicle",',
    ),
  },
  {
    name: 'a text with its plural forms',
    edits: { 'pages/trip.tsx': [["{t('again')}", "{t('stops', { count: 2 })}"]] },
  },
  {
    name: 'a text has another key, in the source as well',
    edits: { ...inEvery('"again"', '"onceMore"'), 'pages/trip.tsx': [["t('again')", "t('onceMore')"]] },
  },
  {
    name: 'another common text that the shell has',
    edits: { 'pages/reservation.tsx': [["common('actions.login')", "common('actions.register')"]] },
  },
  {
    name: 'a text is chosen by a condition',
    edits: { 'pages/trip.tsx': [["t('again')", "t(code ? 'again' : 'vehicle')"]] },
  },
];

const css = 'pages/reservation.module.css';
const added = (rule: string) => ({ [css]: [['@layer app {', `@layer app {\n${rule}`]] as const });
const styles: readonly Omit<Change, 'kind'>[] = [
  { name: 'one more class', edits: added('.aside { color: red; }') },
  { name: 'another look', edits: { [css]: [['gap: var(--space-3)', 'gap: var(--space-5)']] } },
  {
    name: 'a class has another name',
    edits: {
      [css]: [
        ['.page {', '.sheet {'],
        ['.page h1', '.sheet h1'],
        ['    .page {', '    .sheet {'],
      ],
      'pages/reservation.tsx': [['styles.page', 'styles.sheet']],
    },
  },
  {
    name: 'elements within its own',
    edits: added('.page > p, .page a:hover, .page :is(b, i) { color: red; }'),
  },
  { name: 'its own within a theme', edits: added(":root[data-theme='dark'] .page { color: white; }") },
  { name: 'a nested rule', edits: added('.aside { & p { color: red; } h2 { color: blue; } }') },
  { name: 'a token of the page within its own', edits: added('.aside { --accent: red; }') },
  {
    name: 'an animation of its own',
    edits: added('.aside { animation: arrive 1s; }\n@keyframes arrive { from { opacity: 0; } }'),
  },
  {
    name: 'a rule for narrow screens',
    edits: added('@media (max-width: 600px) { .page { display: block; } }'),
  },
  {
    name: 'a rule where a feature is known',
    edits: added('@supports (display: grid) { .page { display: grid; } }'),
  },
  {
    name: 'a rule for its state',
    edits: added('.page:has(button:focus-visible)::before { content: none; }'),
  },
  { name: 'an id of its module', edits: added('#plan { color: red; }') },
];

export const textsAndStyles: readonly Change[] = [
  ...harmlessChangesOf('messages', messages),
  ...harmlessChangesOf('styles', styles),
];
