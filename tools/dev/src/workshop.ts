import { parseArgs } from 'node:util';
import { workshopConfig } from '@livree/build';
import { interruption, runScript } from '@livree/command';
import { freePort } from '@livree/server/free-port';
import { rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';

const { values } = parseArgs({ options: { port: { type: 'string' } } });

await runScript(async () => {
  const port = values.port === undefined ? await freePort() : Number(values.port);
  const config = workshopConfig(port);
  const server = new RspackDevServer(config.devServer || {}, rspack(config));
  await server.start();
  process.stdout.write(`the workshop is open at http://localhost:${port}/\n`);
  await interruption().catch(() => server.stop());
});
