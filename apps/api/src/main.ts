import closeWithGrace from 'close-with-grace';
import { ConfigError, readConfig } from './config.ts';
import { FolderLockedError } from './platform/db/index.ts';
import { start } from './start.ts';

/** Failures an operator can mend get one sentence; others their whole trace. */
function explain(error: unknown): string {
  if (error instanceof ConfigError || error instanceof FolderLockedError) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `Port ${process.env['PORT'] ?? '4201'} is taken by another program.`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const { app, stop } = await start(config);
  closeWithGrace({ delay: 12_000 }, async ({ err }) => {
    if (err) app.log.fatal({ err }, 'stopping after a failure');
    await stop();
  });
  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    await stop();
    throw error;
  }
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}
