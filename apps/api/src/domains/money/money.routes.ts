import { moneyRoutes as money } from '@livree/contracts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { asPage, registerFileRoute, registerRoute, toSlice } from '../../platform/http/index.ts';
import { forAccountants, streamCsv } from '../../platform/stream-csv.ts';
import { billAmounts, everyBill } from './bills.repository.ts';
import { billColumns, billLines, reportColumns } from './file-columns.ts';
import { reportDays } from './model/day-report.ts';
import { findPeriod, readPeriod } from './model/period.ts';
import { presentMovement, presentSums } from './money.presenter.ts';
import { listMovements } from './movements.repository.ts';
import { moneyTexts } from './texts.ts';

const defaultPerPage = 25;

/** Money by day and month, for operators. */
export function moneyRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock, config } = deps;
  const { timeZone } = config;
  const read = (asked: string | undefined) => readPeriod(asked, clock.now(), timeZone);
  const shown = (asked: string | undefined) => findPeriod(asked, clock.now(), timeZone);

  registerRoute(app, money.list, async ({ query: { period, ...query } }) => {
    const slice = toSlice(query, defaultPerPage);
    const { rows, total } = await listMovements(db, { period: shown(period), filter: query }, slice);
    return { data: asPage(rows.map(presentMovement), total, slice) };
  });

  registerRoute(app, money.sums, async ({ query }) => {
    const { day, month } = read(query.period);
    const bills = await billAmounts(db, month);
    const ofDay = day && bills.filter(({ issued_at: at }) => at >= day.start && at < day.end);
    return {
      data: {
        month: presentSums(month.name, bills),
        day: day && ofDay && presentSums(day.name, ofDay),
        timezone: timeZone,
      },
    };
  });

  registerFileRoute(app, money.accounts, async ({ query }, { language }) => {
    const period = shown(query.period);
    const columns = billColumns({ language, timeZone });
    return {
      name: `accounts-${period.name}.csv`,
      content: await streamCsv(columns, billLines(everyBill(db, period)), forAccountants),
    };
  });

  registerFileRoute(app, money.dayReport, async ({ query }, { language }) => {
    const period = shown(query.period);
    const days = reportDays(await billAmounts(db, period), timeZone);
    const form = { ...forAccountants, preface: moneyTexts(language)('files.notTransmitted') };
    return {
      name: `b2c-report-${period.name}.csv`,
      content: await streamCsv(reportColumns(language), eachOf(days), form),
    };
  });
}

async function* eachOf<Row>(rows: readonly Row[]): AsyncGenerator<Row> {
  yield* rows;
}
