import { openNamedLedger, openOtherLedger, Refusal, type Ledger } from '@livree/release/ledger';
import { callSigner } from '@livree/server/caller';
import { ConfigError } from '@livree/server/environment';
import { readProblemReport, type KeptReport } from '@livree/server/problem-reports';
import { findApi } from './api-place.ts';
import { UsageError, run, type CommandContext } from './command-line.ts';
import { countsReader } from './counts-reader.ts';
import { serveDesk } from './desk/desk.ts';
import { runningApi } from './running-api.ts';
import { readRunningServers } from './running-servers.ts';
import { serveLedger } from './servers/serve-ledger.ts';
import { serveWatch } from './servers/serve-watch.ts';
import { readSettings, type Settings } from './settings.ts';
import { build, builtParts, check, locateBuild } from './workspace.ts';

const announce = (line: string): void => void process.stderr.write(`${line}\n`);

/** The visit needs a browser and a site; every other command starts without them. */
const visitFor =
  (ledger: Ledger, data: string): CommandContext['visit'] =>
  async (candidate) => {
    const { visitOnce } = await import('./visit/visit-once.ts');
    return visitOnce(ledger, candidate, { data, now: () => new Date() });
  };

/** The bundler is only there where sources are. */
const oneBuildFor =
  (data: string): CommandContext['oneBuild'] =>
  async (ids) => {
    const { measureOneBuild } = await import('./one-build/measure-one-build.ts');
    return measureOneBuild(ids, data);
  };

/** As heavy as a visit. */
const replayFor =
  (ledger: Ledger): CommandContext['replay'] =>
  async (fault) => {
    const { openReplay } = await import('./bisect/open-replay.ts');
    return openReplay(ledger, fault, { now: () => new Date(), announce });
  };

/** A visitor's report, from the API that runs. */
async function readReport(settings: Settings, id: string): Promise<KeptReport | undefined> {
  const { LIVREE_DATA: data, API_ORIGIN: given, LIVREE_GATEWAY_SECRET: secrets = [] } = settings;
  const apiOrigin = given ?? (await findApi(data));
  try {
    return await readProblemReport({ apiOrigin, headers: callSigner(secrets, Date.now).forItself }, id);
  } catch {
    throw new Refusal(`the API at ${apiOrigin} does not give the report`);
  }
}

async function openContext(settings: Settings): Promise<CommandContext> {
  const ledger = await openNamedLedger(process.env, settings.LIVREE_DATA);
  const siteUrl = settings.LIVREE_SITE_URL ?? `http://localhost:${settings.PORT}`;
  return {
    ledger,
    visit: visitFor(ledger, settings.LIVREE_DATA),
    replay: replayFor(ledger),
    oneBuild: oneBuildFor(settings.LIVREE_DATA),
    openSource: (address) =>
      openOtherLedger(address, {
        operatorKey: settings.LIVREE_SOURCE_KEY,
        own: settings,
        data: settings.LIVREE_DATA,
      }),
    report: (id) => readReport(settings, id),
    siteUrl,
    api: async () => runningApi(settings.API_ORIGIN ?? (await findApi(settings.LIVREE_DATA)), announce),
    build,
    check,
    locateBuild,
    builds: builtParts,
    counts: countsReader({
      locateApi: async () => settings.API_ORIGIN ?? (await findApi(settings.LIVREE_DATA)),
      secrets: settings.LIVREE_GATEWAY_SECRET ?? [],
      announce,
    }),
    runningServers: () => readRunningServers(siteUrl),
    now: () => new Date(),
    announce,
  };
}

/** Aborts when the process is asked to end: the first process of a container would not hear of it otherwise. */
function requestToEnd(): AbortSignal {
  const request = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => request.abort());
  return request.signal;
}

/** Commands that run until they are stopped, and the line that each prints once it is ready. */
const servers: Readonly<Record<string, (context: CommandContext, settings: Settings) => Promise<string>>> = {
  'serve-ledger': ({ ledger }, settings) =>
    serveLedger(ledger, {
      host: settings.HOST,
      port: settings.LEDGER_PORT,
      url: settings.LIVREE_LEDGER_URL,
      healthPort: settings.LIVREE_HEALTH_PORT,
      signal: requestToEnd(),
    }),
  desk: (context, { DESK_PORT: port }) => serveDesk(context, port),
  watch: (context, { HOST: host, LIVREE_HEALTH_PORT: port }) =>
    serveWatch(context, { host, port, signal: requestToEnd() }),
};

const args = process.argv.slice(2);

async function runCommand([name = '', ...rest]: readonly string[]): Promise<void> {
  const settings = readSettings(process.env);
  const context = await openContext(settings);
  const serve = rest.length === 0 && Object.hasOwn(servers, name) ? servers[name] : undefined;
  const lines = serve === undefined ? await run(context, args) : [await serve(context, settings)];
  for (const line of lines) process.stdout.write(`${line}\n`);
  // On standard error, because a script may read the answer; the time includes the start of the process.
  const seconds = (performance.now() / 1000).toFixed(1);
  process.stderr.write(`${name} ${serve === undefined ? 'done' : 'started'} in ${seconds} s\n`);
}

/** Whether the message alone says what is wrong: it is ours, or the system's about a file or an address. */
const isExplained = (error: unknown): error is Error =>
  error instanceof UsageError ||
  error instanceof Refusal ||
  error instanceof ConfigError ||
  (error instanceof Error && 'syscall' in error);

try {
  await runCommand(args);
} catch (error) {
  if (!isExplained(error)) throw error;
  process.stderr.write(`${error instanceof Refusal ? 'refused: ' : ''}${error.message}\n`);
  process.exitCode = error instanceof UsageError || error instanceof ConfigError ? 2 : 1;
}
