import { publications, Refusal, type Ledger } from '@livree/release/ledger';

/** The version of `remote` that was published last. @throws Refusal if it has none */
export async function newestVersion(ledger: Ledger, remote: string): Promise<string> {
  const last = (await publications(ledger, remote)).at(-1);
  if (last === undefined) throw new Refusal(`${remote} has no published release; publish one first`);
  return last.version;
}
