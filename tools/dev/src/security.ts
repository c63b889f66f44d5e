import { runScript, Stop } from '@livree/command';
import { readEnvironment } from '@livree/server/environment';
import { askForSummary } from './security/ask-for-summary.ts';
import { settings } from './security/settings.ts';
import { summaryLines } from './security/summary-lines.ts';

const usualDays = '7';

/** Shows the operator the count of each security event on the running site. */
await runScript(async () => {
  const env = readEnvironment(settings, process.env);
  const { LIVREE_OPERATOR_EMAIL: email, LIVREE_OPERATOR_PASSWORD: password } = env;
  const [days = usualDays, ...more] = process.argv.slice(2);
  if (!/^\d{1,4}$/.test(days) || more.length > 0)
    throw new Stop('Name a number of days, or none: npm run security -- 30');
  if (email === undefined || password === undefined)
    throw new Stop('LIVREE_OPERATOR_EMAIL and LIVREE_OPERATOR_PASSWORD say who asks: set both.');
  const summary = await askForSummary(
    env.LIVREE_SITE_URL ?? `http://localhost:${env.PORT}`,
    { email, password },
    Number(days),
  );
  process.stdout.write(`${summaryLines(summary).join('\n')}\n`);
});
