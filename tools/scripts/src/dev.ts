import { parseArgs } from 'node:util';
import { devRemote } from './dev/dev-remote.ts';
import { runScript, Stop } from './stop.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** `fake` (default), or `real` for the API at LIVREE_API. */
    api: { type: 'string', default: 'fake' },
    port: { type: 'string' },
  },
});

await runScript(async () => {
  const [remote] = positionals;
  if (remote === undefined) throw new Stop('Which remote? npm run dev -- <remote>');
  const api = process.env['LIVREE_API'] ?? 'http://localhost:4200';
  const port = values.port === undefined ? undefined : Number(values.port);
  const { url, stop } = await devRemote({ remote, port, api });
  process.stdout.write(`${remote} runs alone at ${url}?api=${values.api}\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stop().then(() => process.exit()));
});
