import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { z } from '@livree/contracts/schema';
import {
  commitSchema,
  imageDigestSchema,
  Refusal,
  type Ledger,
  type ServerEvent,
} from '@livree/release/ledger';
import { formatTime } from './format-time.ts';

type Server = Pick<ServerEvent, 'digest' | 'commit' | 'provenance'>;

/** What a statement of provenance (in-toto, SLSA 1) says of one image and its sources. */
const statementSchema = z.object({
  _type: z.literal('https://in-toto.io/Statement/v1'),
  predicateType: z.literal('https://slsa.dev/provenance/v1'),
  subject: z.tuple([z.object({ digest: z.object({ sha256: z.string() }) })]),
  predicate: z.object({
    buildDefinition: z.object({
      resolvedDependencies: z.array(z.object({ digest: z.object({ gitCommit: z.optional(commitSchema) }) })),
    }),
  }),
});

/** @throws Refusal for another file; an error of the system for one that cannot be read */
async function readProvenance(file: string): Promise<Server> {
  const bytes = await readFile(file);
  try {
    const { subject, predicate } = z.parse(statementSchema, JSON.parse(bytes.toString()));
    const sources = predicate.buildDefinition.resolvedDependencies;
    return {
      digest: z.parse(imageDigestSchema, `sha256:${subject[0].digest.sha256}`),
      commit: z.parse(commitSchema, sources.find(({ digest }) => digest.gitCommit)?.digest.gitCommit),
      provenance: createHash('sha256').update(bytes).digest('hex'),
    };
  } catch {
    throw new Refusal(`${file} is no statement of how an image was built from a commit`);
  }
}

const options = { commit: { type: 'string' }, provenance: { type: 'string' } } as const;

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch {
    return undefined;
  }
}

/** @throws Refusal for another spelling */
function readServer(digest: string, commit: string): Server {
  if (!z.safeParse(imageDigestSchema, digest).success)
    throw new Refusal(`${digest} is not the digest of an image (sha256: and 64 digits)`);
  if (!z.safeParse(commitSchema, commit).success)
    throw new Refusal(`${commit} is not the hash of a commit, in full`);
  return { digest, commit };
}

async function findServer(args: readonly string[]): Promise<Server | undefined> {
  const { values: { commit, provenance } = {}, positionals: [digest, ...rest] = [] } =
    readArguments(args) ?? {};
  if (rest.length > 0) return undefined;
  if (provenance !== undefined)
    return digest === undefined && commit === undefined ? readProvenance(provenance) : undefined;
  return digest === undefined || commit === undefined ? undefined : readServer(digest, commit);
}

const listServers = async (ledger: Ledger): Promise<ServerEvent[]> =>
  (await ledger.wholeHistory()).filter((event) => event.act === 'server');

/**
 * Names the image that gateways run from here on: `<digest> --commit <hash>`, or `--provenance <file>`, which says both
 * and whose hash goes into the log.
 * @returns undefined for other arguments
 * @throws Refusal if this program's key is not the operator's, or the file says something else
 */
export async function serverCommand(
  { ledger, now }: { readonly ledger: Ledger; now(): Date },
  args: readonly string[],
): Promise<string[] | undefined> {
  const server = await findServer(args);
  if (server === undefined) return undefined;
  const { digest, commit, provenance } = server;
  const last = (await listServers(ledger)).at(-1);
  if (last?.digest === digest && last.commit === commit && last.provenance === provenance)
    return [`${digest} is the server already`];
  await ledger.record(now(), { act: 'server', ...server });
  return [`the server is now ${digest}, built from commit ${commit}`];
}

/** A line for each server that was named, the present one last. */
export async function serverLines(ledger: Ledger): Promise<string[]> {
  return (await listServers(ledger)).map(
    ({ digest, commit, at }, index, { length }) =>
      `server ${digest}  ${formatTime(at)}  commit ${commit}${index === length - 1 ? '  named' : ''}`,
  );
}

/** Whether the gateways that answered run what is named, in words for the end of a line. */
function describeRunning(digest: string, running: readonly (string | undefined)[]): string {
  if (running.length === 0) return 'the site does not answer';
  const others = [...new Set(running)].filter((other) => other !== digest);
  if (others.length === 0) return 'runs';
  const names = others.map((other) => other ?? 'one that does not say which it is').join(', ');
  return `${running.includes(digest) ? 'runs, and beside it' : 'does not run, but'} ${names}`;
}

/** The server that the ledger names, and whether it runs; nothing if it names none. */
export async function serverStatus({
  ledger,
  runningServers,
}: {
  readonly ledger: Ledger;
  runningServers(): Promise<readonly (string | undefined)[]>;
}): Promise<string[]> {
  const last = (await listServers(ledger)).at(-1);
  if (last === undefined) return [];
  const state = describeRunning(last.digest, await runningServers());
  return [`server ${last.digest}  ${formatTime(last.at)}  ${state}`];
}
