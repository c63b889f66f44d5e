import { Refusal } from '@livree/release';
import { buildGateway } from './app.ts';
import { ConfigError, readConfig } from './config.ts';

function explain(error: unknown, port: number | undefined): string | undefined {
  if (error instanceof ConfigError || error instanceof Refusal) return error.message;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return `port ${port} is taken; stop what uses it or choose another with PORT`;
  if (code === 'EACCES') return `port ${port} may not be used by this user; choose another with PORT`;
  return undefined;
}

/** Milliseconds that requests under way have to end once the process is told to stop: a call has ten seconds. */
const stopLimit = 12_000;

async function start(): Promise<void> {
  let port: number | undefined;
  try {
    const config = readConfig(process.env);
    port = config.port;
    const app = await buildGateway(config, {
      logger: { level: process.env['LOG_LEVEL'] ?? 'warn' },
      now: () => performance.now(),
    });
    const stop = () => {
      setTimeout(() => process.exit(0), stopLimit).unref();
      void app.close().then(() => process.exit(0));
    };
    process.once('SIGTERM', stop);
    process.once('SIGINT', stop);
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    const sentence = explain(error, port);
    if (sentence === undefined) throw error;
    process.stderr.write(`${sentence}\n`);
    process.exit(1);
  }
}

await start();
