import { breakingChangesOf, type BreakingChange } from '../changes.ts';

const german = 'messages/de.json';
const messages: readonly Omit<BreakingChange, 'kind'>[] = [
  {
    name: 'a text in use is removed from one language',
    edits: { [german]: [['"refused": "Refused",', '']] },
    refusal: 'message key `refused` is used, but missing in the texts of `de`',
  },
  {
    name: 'a text in use has another key',
    edits: { [german]: [['"again": "Again"', '"oncemore": "Again"']] },
    refusal: 'message key `again` is used, but missing in the texts of `de`',
  },
  {
    name: 'a text whose key is made of a value is removed',
    edits: { [german]: [['"payment": "Payment"\n', '"pay": "Payment"\n']] },
    refusal: 'message key `steps.payment` is used, but missing in the texts of `de`',
  },
  {
    name: 'a source looks a text up that no language has',
    edits: { 'pages/trip.tsx': [["t('again')", "t('onceMore')"]] },
    refusal: 'message key `onceMore` is used, but missing in the texts of `fr`',
  },
  {
    name: 'a source looks a common text up that the live shell lacks',
    edits: { 'pages/reservation.tsx': [["common('actions.login')", "common('actions.enter')"]] },
    refusal: 'message key `actions.enter` of `common` is missing in shell@live',
  },
  {
    name: 'a common text is new in the libraries and not in the live shell',
    edits: {
      'pages/reservation.tsx': [["common('actions.login')", "common('actions.hello')"]],
      ...Object.fromEntries(
        ['fr', 'en', 'es', 'de'].map((language) => [
          `libs/i18n/src/messages/${language}.json`,
          [['"actions": {', '"actions": {\n    "hello": "Hello",']],
        ]),
      ),
    },
    refusal: 'message key `actions.hello` of `common` is missing in shell@live',
  },
];

const css = 'pages/reservation.module.css';
const added = (rule: string) => ({ [css]: [['@layer app {', `@layer app {\n${rule}`]] as const });
const styles: readonly Omit<BreakingChange, 'kind'>[] = [
  {
    name: 'a rule for an element',
    edits: added('h1 { color: red; }'),
    refusal: 'the rule at line 2 finds elements of others',
  },
  {
    name: 'a rule for the page',
    edits: added('body { margin: 0; }'),
    refusal: 'the rule at line 2 finds elements of others',
  },
  {
    name: 'a token of the page',
    edits: added(':root { --accent: red; }'),
    refusal: 'the rule at line 2 finds elements of others',
  },
  {
    name: 'a rule for everything',
    edits: added('* { box-sizing: content-box; }'),
    refusal: 'finds elements of others',
  },
  {
    name: 'a rule for another class',
    edits: added(':global(.button) { color: red; }'),
    refusal: 'finds elements of others',
  },
  {
    name: 'a rule for the page that has the remote in it',
    edits: added('body:has(.page) { overflow: hidden; }'),
    refusal: 'finds elements of others',
  },
  {
    name: 'a rule for all but its own',
    edits: added('button:not(.page) { color: red; }'),
    refusal: 'finds elements of others',
  },
  {
    name: 'one of two selectors leaves',
    edits: added('.page, main { color: red; }'),
    refusal: 'finds elements of others',
  },
  {
    name: 'an element or its own',
    edits: added(':is(.page, main) { color: red; }'),
    refusal: 'finds elements of others',
  },
  {
    name: 'a rule for an element within a media query',
    edits: added('@media print { nav { display: none; } }'),
    refusal: 'finds elements of others',
  },
  {
    name: 'a rule by an attribute alone',
    edits: added("[data-theme='dark'] { color: white; }"),
    refusal: 'finds elements of others',
  },
  {
    name: 'a rule outside of the layers',
    edits: { [css]: [['@layer app {', '.page { color: red; }\n@layer app {']] },
    refusal: 'the rule at line 1 stands outside of the layer `app`',
  },
  {
    name: 'a rule in a layer of its own',
    edits: { [css]: [['@layer app {', '@layer overrides {']] },
    refusal: 'stands outside of the layer `app`',
  },
  {
    name: 'an order of layers',
    edits: { [css]: [['@layer app {', '@layer app, ds;\n@layer app {']] },
    refusal: 'an order of layers holds for the whole page',
  },
  {
    name: 'a font for the whole page',
    edits: {
      [css]: [['@layer app {', "@font-face { font-family: Jost; src: url('/x.woff2'); }\n@layer app {"]],
    },
    refusal: '@font-face holds for the whole page',
  },
  {
    name: 'a property for the whole page',
    edits: { [css]: [['@layer app {', "@property --accent { syntax: '*'; inherits: true; }\n@layer app {"]] },
    refusal: '@property holds for the whole page',
  },
  {
    name: 'a style sheet that is no module',
    edits: {
      'pages/global.css': '.page { color: red; }',
      'pages/trip.tsx': [['import {', "import './global.css';\nimport {"]],
    },
    refusal: 'global.css: it is no CSS module',
  },
];

export const textsAndStyles: readonly BreakingChange[] = [
  ...breakingChangesOf('messages', messages),
  ...breakingChangesOf('styles', styles),
];
