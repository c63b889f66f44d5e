import { Refusal, type Ledger } from '@livree/release/ledger';

/** The version of `remote` published last. @throws Refusal when it has none. */
export async function newestVersion(ledger: Ledger, remote: string): Promise<string> {
  const history = await ledger.history();
  const last = history.findLast((event) => event.act === 'publish' && event.remote === remote);
  if (last === undefined) throw new Refusal(`${remote} has no published release; publish one first`);
  return last.version;
}
