import { shareSituation, type State } from '@livree/testing/states';

const row = { number: 2, label: 'Zoé Petit, zoe@example.org', state: 'ready', faults: [], subjectId: null };
const rows = [
  row,
  { ...row, number: 3, label: 'Ali Haddad, ali@example.org', state: 'known', subjectId: 1 },
  {
    ...row,
    number: 4,
    label: 'B, nobody',
    state: 'wrong',
    faults: [
      { heading: 'E-mail', text: 'Veuillez saisir une adresse email valide' },
      { heading: null, text: 'Déjà à la ligne 2 du fichier' },
    ],
  },
];
const choose = { choose: 'import.file', file: { name: 'clients.csv', text: 'Nom;E-mail' } };
const check = [choose, { press: 'import.check' }] as const;
const run = [...check, { press: 'import.run_one' }] as const;

/** The states of an import. */
export const importStates: readonly State[] = shareSituation(
  { at: '/operations/import', operator: true, given: { importRows: rows } },
  [
    { name: 'an import', says: ['import.lead.customers', 'import.template', 'import.fileHint'] },
    { name: 'an import of vehicles', at: '/operations/import?kind=vehicles', says: ['import.lead.vehicles'] },
    { name: 'an import of rides', at: '/operations/import?kind=rides', says: ['import.lead.rides'] },
    {
      name: 'an import on its way',
      answers: { 'imports.columns': 'silent' },
      says: ['import.kind.customers'],
    },
    { name: 'an import failed', answers: { 'imports.columns': '500' }, says: ['frame.failed'] },
    {
      name: 'the columns of an import',
      acts: [{ press: 'import.columns' }],
      says: ['import.heading', 'import.required', 'import.optional'],
    },
    {
      name: 'a template that was not saved',
      answers: { 'imports.saveTemplate': '500' },
      acts: [{ press: 'import.template' }],
      says: ['import.templateFailed'],
    },
    {
      name: 'an import without a file',
      acts: [{ press: 'import.check' }],
      says: ['api:validation.import_file'],
    },
    {
      name: 'a file without a column',
      answers: {
        'imports.check': {
          code: 'validation',
          params: { headings: 'E-mail' },
          faults: { file: ['validation.import_missing'] },
        },
      },
      acts: [...check],
      says: ['api:validation.import_missing'],
    },
    {
      name: 'a file that was not checked',
      answers: { 'imports.check': '500' },
      acts: [...check],
      says: ['import.notChecked'],
    },
    {
      name: 'a checked file',
      acts: [...check],
      says: [
        'import.result',
        'import.is.ready',
        'import.is.known',
        'import.is.wrong',
        'import.saveWrong_one',
      ],
    },
    { name: 'an import that was made', acts: [...run], says: ['import.madeCount_one', 'import.is.made'] },
    {
      name: 'an import that stopped',
      answers: { 'imports.run': '500' },
      acts: [...run],
      says: ['import.notRun'],
    },
    {
      name: 'an import of another file than the one that was checked',
      answers: { 'imports.run': { code: 'imports.file_changed' } },
      acts: [...run],
      says: ['api:imports.file_changed'],
    },
  ],
);
