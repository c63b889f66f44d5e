import { parseArgs } from 'node:util';
import { z } from '@livree/contracts/schema';
import { invite, mostTried, Refusal, trialNameSchema, uninvite, type Ledger } from '@livree/release/ledger';
import { parseDuration } from './duration.ts';
import { formatTime } from './format-time.ts';
import { findNamedTwice } from './names.ts';

/** The part of a context that invitations need. */
interface Host {
  readonly ledger: Ledger;
  /** The address of the site where testers try releases. */
  readonly siteUrl: string;
  now(): Date;
}

/** What to invite to, and for how long. */
interface InvitationOptions {
  readonly releases: readonly string[];
  /** Milliseconds. */
  readonly duration: number;
  readonly isUnchecked: boolean;
}

const usualDuration = '2d';

const options = {
  for: { type: 'string', default: usualDuration },
  unchecked: { type: 'boolean', default: false },
  revoke: { type: 'string' },
} as const;

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch {
    return undefined;
  }
}

/** The address with which a tester begins: it exchanges the pass for a cookie, and leads to the home page. */
function writeLink(siteUrl: string, releases: readonly string[], pass: string): string {
  const link = new URL('/', siteUrl);
  for (const name of releases) link.searchParams.append('remote', name);
  link.searchParams.set('invitation', pass);
  return link.href;
}

/** Invites testers, and returns the line with the link. @throws Refusal if the ledger refuses */
export async function invitationLine(
  { ledger, siteUrl, now }: Host,
  { releases, duration, isUnchecked }: InvitationOptions,
): Promise<string> {
  const { host } = new URL(siteUrl);
  const { id, until, pass } = await invite(ledger, { releases, host, duration, isUnchecked }, now());
  const link = writeLink(siteUrl, releases, pass);
  return `invitation ${id} to ${releases.join(', ')} until ${formatTime(until)}: ${link}`;
}

/** The line with a link for the usual time. */
export const usualInvitation = (host: Host, release: string): Promise<string> =>
  invitationLine(host, { releases: [release], duration: parseDuration(usualDuration), isUnchecked: false });

async function openLines({ ledger, now }: Host): Promise<string[]> {
  const open = await ledger.invitations(now());
  if (open.length === 0) return ['no invitation is open'];
  return open.map(
    ({ id, releases, until, by, unchecked }) =>
      `${id}  ${releases.join(', ')}  until ${formatTime(until)}  by ${by}${unchecked ? '  unchecked' : ''}`,
  );
}

/**
 * `<remote>@<version>… [--for 2d] [--unchecked]`, `--revoke <id>`, or nothing, which lists the open invitations.
 * @returns undefined for other arguments
 * @throws Refusal if the ledger refuses
 */
export async function inviteCommand(host: Host, args: readonly string[]): Promise<string[] | undefined> {
  const { values, positionals: releases } = readArguments(args) ?? {};
  if (values === undefined || releases === undefined) return undefined;
  if (args.length === 0) return openLines(host);
  if (values.revoke !== undefined) {
    if (args.length !== 2) return undefined;
    await uninvite(host.ledger, values.revoke, host.now());
    return [`the invitation ${values.revoke} is closed`];
  }
  const odd = releases.find((name) => !z.safeParse(trialNameSchema, name).success);
  if (odd !== undefined) throw new Refusal(`${odd} is not the name of a release (booking@0123456789ab)`);
  if (releases.length === 0) return undefined;
  if (releases.length > mostTried) throw new Refusal(`an invitation is to ${mostTried} releases at most`);
  const twice = findNamedTwice(releases);
  if (twice !== undefined) throw new Refusal(`${twice} is named twice; a link shows one of its releases`);
  const wanted = { releases, duration: parseDuration(values.for), isUnchecked: values.unchecked };
  return [await invitationLine(host, wanted)];
}
