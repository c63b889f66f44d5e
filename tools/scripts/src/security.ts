import { askForSummary } from './security/ask-for-summary.ts';
import { summaryLines } from './security/summary-lines.ts';
import { runScript, Stop } from './stop.ts';

const usualDays = '7';

/** Shows the operator the count of each security event on the running site. */
await runScript(async () => {
  const { PORT: port = '4200', LIVREE_SITE_URL: site = `http://localhost:${port}`, ...env } = process.env;
  const [days = usualDays, ...more] = process.argv.slice(2);
  if (!/^\d{1,4}$/.test(days) || more.length > 0)
    throw new Stop('Name a number of days, or none: npm run security -- 30');
  const [email, password] = [env['LIVREE_OPERATOR_EMAIL'], env['LIVREE_OPERATOR_PASSWORD']];
  if (email === undefined || password === undefined)
    throw new Stop('LIVREE_OPERATOR_EMAIL and LIVREE_OPERATOR_PASSWORD say who asks: set both.');
  const summary = await askForSummary(site, { email, password }, Number(days));
  process.stdout.write(`${summaryLines(summary).join('\n')}\n`);
});
