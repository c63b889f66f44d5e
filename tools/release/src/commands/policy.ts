import { z } from '@livree/contracts/schema';
import { type CanaryPolicy, canaryPolicySchema } from '@livree/release/canary';
import { Refusal, type Ledger } from '@livree/release/ledger';
import { formatDuration, parseDuration } from './duration.ts';
import { formatPercent, parsePercent } from './percent.ts';

interface Kind {
  write(value: number): string;
  /** @throws Refusal for another spelling */
  read(text: string): number;
}

function parseNumber(text: string): number {
  if (/^\d+(?:\.\d+)?$/.test(text)) return Number(text);
  throw new Refusal(`${text} is not a number`);
}

const share: Kind = { write: formatPercent, read: parsePercent };
const number: Kind = { write: String, read: parseNumber };
const duration: Kind = { write: formatDuration, read: parseDuration };

/** Each number of the policy: how it is written, and what it says. */
const numbers: Readonly<Record<keyof CanaryPolicy, readonly [kind: Kind, about: string]>> = {
  share: [share, 'of the visitors get a canary'],
  quietShare: [share, 'of the visitors get a canary on a quiet site'],
  quietVisits: [number, 'visits a day: with fewer, a site is quiet'],
  back: [number, 'is the evidence at which a canary goes back'],
  on: [number, 'is the evidence at which it goes on'],
  slow: [number, 'is the evidence at which it goes back because it is slow'],
  fewestVisits: [number, 'visits of the canary before it goes on'],
  mostVisits: [number, 'visits of the canary after which it goes on anyway'],
  outage: [share, 'of the visits of both arms fail while it pauses'],
  window: [duration, 'are the recent visits'],
  oldest: [duration, 'without an end, and a person is asked'],
};

const isName = (name: string): name is keyof CanaryPolicy => Object.hasOwn(numbers, name);

function changed(policy: CanaryPolicy, change: string): CanaryPolicy {
  const [name = '', text = ''] = change.split('=', 2);
  if (!isName(name))
    throw new Refusal(`${name} is no number of the policy; it has ${Object.keys(numbers).join(', ')}`);
  const next = z.safeParse(canaryPolicySchema, { ...policy, [name]: numbers[name][0].read(text) });
  if (!next.success) throw new Refusal(`${change} is out of its bounds`);
  return next.data;
}

const policyLines = (policy: CanaryPolicy): string[] =>
  Object.entries(numbers).map(([name, [kind, about]]) =>
    isName(name) ? `${name}=${kind.write(policy[name]).replace(' ', '')}  ${about}` : '',
  );

/**
 * Prints the numbers by which canaries are judged. @param changes `share=10%`, all or none
 * @throws Refusal if a number is none, or if the key is not the operator's
 */
export async function policyCommand(
  ledger: Ledger,
  changes: readonly string[],
  now: Date,
): Promise<string[]> {
  const policy = changes.reduce(changed, await ledger.canaryPolicy());
  if (changes.length > 0) await ledger.record(now, { act: 'policy', canary: policy });
  return policyLines(policy);
}
