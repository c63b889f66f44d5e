import { parseArgs } from 'node:util';
import { Refusal } from '@livree/release/ledger';
import { drain, explainListening, type Listening } from '@livree/server/connections';
import { listSettings } from '@livree/server/environment';
import { describeError } from '@livree/server/telemetry';
import type { FastifyInstance } from 'fastify';
import { buildGateway } from './app.ts';
import { ConfigError, readConfig } from './config.ts';
import { settings } from './settings.ts';

function explain(error: unknown): string | undefined {
  if (error instanceof ConfigError || error instanceof Refusal) return error.message;
  return undefined;
}

/** @throws ConfigError if the port cannot be used */
async function listen(app: FastifyInstance, where: Listening): Promise<void> {
  try {
    await app.listen({ host: where.host, port: where.port });
  } catch (error) {
    throw explainListening(error, where);
  }
}

/** Milliseconds for running requests after draining; a call may take ten seconds. */
const stopLimit = 12_000;

async function start(): Promise<void> {
  try {
    const config = readConfig(process.env);
    const { host, port } = config;
    const { site, frames } = await buildGateway(config, {
      logger: {
        level: config.logLevel,
        base: { service: 'gateway' },
        serializers: { err: describeError },
      },
      now: () => performance.now(),
    });
    const stop = () => {
      setTimeout(() => process.exit(0), config.drainMs + stopLimit).unref();
      void drain(site, config.drainMs)
        .then(() => site.close())
        .then(() => process.exit(0));
    };
    process.once('SIGTERM', stop);
    process.once('SIGINT', stop);
    if (frames) await listen(frames, { host, port: config.frames?.port ?? 0, variable: 'FRAME_PORT' });
    await listen(site, { host, port, variable: 'PORT' });
  } catch (error) {
    const sentence = explain(error);
    if (sentence === undefined) throw error;
    process.stderr.write(`${sentence}\n`);
    process.exit(1);
  }
}

const { values } = parseArgs({ options: { settings: { type: 'boolean' } } });
if (values.settings) process.stdout.write(JSON.stringify(listSettings(settings)));
else await start();
