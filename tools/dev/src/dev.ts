import { parseArgs } from 'node:util';
import { interruption, runScript, Stop } from '@livree/command';
import { devSite } from './dev-site/dev-site.ts';
import { devPublished } from './harness/dev-published.ts';
import { devRemote } from './harness/dev-remote.ts';
import { sitePort } from './site/port.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** The API of the harness at its start: `fake`, or `real` for the API at LIVREE_API. */
    api: { type: 'string', default: 'fake' },
    /** The port of the harness; any free one by default. The whole site listens on PORT. */
    port: { type: 'string' },
  },
});

await runScript(async () => {
  const [remote] = positionals;
  if (values.api !== 'fake' && values.api !== 'real') throw new Stop('--api must be fake or real.');
  if (remote === undefined) return devSite(await sitePort());
  const port = values.port === undefined ? undefined : Number(values.port);
  const serve = remote.includes('@') ? devPublished : devRemote;
  await serve({ remote, port, api: values.api }, interruption());
});
