import type { ImportResult, ImportRow, importRoutes } from '@livree/contracts';
import { answer, type FakeCall, type Handlers } from '../handler.ts';
import { recordAct } from '../record-act.ts';
import { FakeRefusal } from '../refusal.ts';

const fingerprint = 'fake';
const columns = [
  { heading: 'Nom', hint: 'Le prénom et le nom', isRequired: true },
  { heading: 'E-mail', hint: 'L’adresse à laquelle on écrit', isRequired: true },
  { heading: 'Langue', hint: 'fr, en, es ou de', isRequired: false },
];

/** The rows of the next file, as the state holds them. */
function toResult({ state }: FakeCall): ImportResult {
  const rows = state.importRows;
  const wrong = rows.filter((row) => row.state === 'wrong').map(({ label }) => label);
  return { fingerprint, rows, wrongRows: wrong.length === 0 ? null : ['Nom', ...wrong].join('\r\n') };
}

const make = (row: ImportRow): ImportRow =>
  row.state === 'ready' ? { ...row, state: 'made', subjectId: row.number } : row;

export const importHandlers: Handlers<typeof importRoutes> = {
  columns: () => answer({ columns, mostRows: 2000 }),
  saveTemplate: () => columns.map(({ heading }) => heading).join(';'),
  check: (_, call) => answer(toResult(call)),
  run({ params, body }, call) {
    if (body.fingerprint !== fingerprint) throw new FakeRefusal('imports.file_changed');
    const made = call.state.importRows.filter((row) => row.state === 'ready').length;
    call.state.importRows = call.state.importRows.map(make);
    recordAct(call, `imports ${params.kind}`, {
      act: 'imports.run',
      before: null,
      after: { file: body.file.name, made },
    });
    return answer(toResult(call));
  },
};
