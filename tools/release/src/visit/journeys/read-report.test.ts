import { expect, it } from 'vitest';
import { readReport } from './read-report.ts';

const escape = '\u001B';

it('a journey that failed at its last attempt was stopped by the first line of what it says', () => {
  const stopped = { message: `${escape}[31mError${escape}[0m: the price is not on the card\n  at …` };
  const report = {
    suites: [
      {
        specs: [{ title: 'reads', ok: true, tests: [{ results: [{ error: stopped }, {}] }] }],
        suites: [{ specs: [{ title: 'books', ok: false, tests: [{ results: [{}, { error: stopped }] }] }] }],
      },
    ],
  };
  expect(readReport(JSON.stringify(report))).toEqual([
    { title: 'reads' },
    { title: 'books', stoppedBy: 'Error: the price is not on the card' },
  ]);
});
