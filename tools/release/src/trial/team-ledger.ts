import { createInterface } from 'node:readline';
import { workspaceRoot } from '@livree/build/project';
import { shellOutput, Stop } from '@livree/command';
import { freePort } from '@livree/server/free-port';
import { startProcess } from '@livree/server/processes';

/** A ledger of an operator that teams reach over HTTP; the shell is live in it. */
export interface TeamLedger {
  readonly address: string;
  /** Runs a release command as the operator. */
  release(...args: readonly string[]): Promise<string>;
  stop(): Promise<void>;
}

const tool = 'tools/release/src/cli.ts';

/** Starts such a ledger in the folder `data`. */
export async function openTeamLedger(data: string): Promise<TeamLedger> {
  const env = { ...process.env, LIVREE_DATA: data };

  async function release(...args: readonly string[]): Promise<string> {
    const line = [JSON.stringify(process.execPath), tool, ...args].join(' ');
    const { succeeded, output } = await shellOutput(line, { cwd: workspaceRoot, env });
    if (!succeeded) throw new Stop(`release ${args.join(' ')} failed: ${output}`);
    return output;
  }

  await release('publish', 'shell', '--unchecked');
  await release('promote', 'shell');
  const service = startProcess([tool, 'serve-ledger'], {
    cwd: workspaceRoot,
    env: { ...env, HOST: '127.0.0.1', LEDGER_PORT: String(await freePort()) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: service.child.stdout ?? process.stdin })) {
    const address = /served at (?<address>[^;]+);/.exec(line)?.groups?.['address'];
    if (address !== undefined) return { address, release, stop: service.stop };
  }
  throw new Stop('the ledger service did not start');
}
