import { parseArgs } from 'node:util';
import { Refusal } from '@livree/release/ledger';
import { findNamedTwice, requireNames } from './names.ts';

/** What `promote` was asked for. */
export interface PromoteOptions {
  /** Remotes, or releases. */
  readonly names: readonly string[];
  /** Another ledger. */
  readonly from?: string | undefined;
  /** The share of a canary as it was typed; empty for the usual one. */
  readonly canary?: string | undefined;
  readonly isUnchecked: boolean;
  /** Also what a verdict took from its visitors. */
  readonly isAgain: boolean;
}

const flag = '--canary';
const partOfShare = /^-?[\d.,]+%?$|^%$/;

/** The share may be left out, and people type `5 %` as well as `5%`: `--canary=5%` for all of them. */
function joinShare(args: readonly string[]): string[] {
  const at = args.indexOf(flag);
  if (at === -1) return [...args];
  const after = args.slice(at + 1);
  const end = after.findIndex((arg) => !partOfShare.test(arg));
  const parts = end === -1 ? after : after.slice(0, end);
  return [...args.slice(0, at), `${flag}=${parts.join('')}`, ...after.slice(parts.length)];
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: joinShare(args),
      allowPositionals: true,
      options: {
        from: { type: 'string' },
        canary: { type: 'string' },
        unchecked: { type: 'boolean', default: false },
        again: { type: 'boolean', default: false },
      },
    });
  } catch {
    return undefined;
  }
}

/**
 * Reads the arguments of `promote`, in any order.
 * @returns undefined if they are not understood
 * @throws Refusal for what would leave open which release is meant
 */
export function readPromoteOptions(args: readonly string[]): PromoteOptions | undefined {
  const parsed = parse(args);
  if (parsed === undefined) return undefined;
  const { values, positionals: names } = parsed;
  const { from, canary, unchecked: isUnchecked, again: isAgain } = values;
  requireNames(names);
  const twice = findNamedTwice(names);
  if (twice !== undefined) throw new Refusal(`${twice} is named twice; one of its releases can be live`);
  if (isUnchecked && from === undefined)
    throw new Refusal(
      '--unchecked belongs to publish and to promote --from; here a release is promoted as it is',
    );
  if (canary !== undefined && names.length > 1)
    throw new Refusal('a canary is one release, for a share such as 5%: promote booking --canary 5%');
  if (canary !== undefined && (from !== undefined || names.length === 0)) return undefined;
  if (from === undefined && names.length === 0) return undefined;
  return { names, from, canary, isUnchecked, isAgain };
}
