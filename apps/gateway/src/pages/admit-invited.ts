import { invitationParameter } from '@livree/document';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { invitationCookie } from '../composition/invitation-cookie.ts';
import type { Trials } from '../composition/trials.ts';
import { readPath, readSearch } from './address.ts';

/** The pass in the link of an invitation. */
export const passIn = (url: string): string | undefined =>
  url.includes(`${invitationParameter}=`)
    ? (new URLSearchParams(readSearch(url)).get(invitationParameter) ?? undefined)
    : undefined;

function withoutPass(url: string): string {
  const parameters = new URLSearchParams(readSearch(url));
  parameters.delete(invitationParameter);
  return parameters.size === 0 ? readPath(url) : `${readPath(url)}?${parameters}`;
}

/**
 * Keeps the invitation of a link in the visitor's browser, if it counts, and leads to the same address without it. A
 * link that does not count leads there too, so nobody learns which ones there are.
 */
export async function admitInvited(
  request: FastifyRequest,
  reply: FastifyReply,
  { pass, trials, time }: { readonly pass: string; readonly trials: Trials; readonly time: () => number },
): Promise<FastifyReply> {
  const invitation = await trials.findInvitation(pass);
  if (invitation !== undefined) {
    const seconds = Math.ceil((Date.parse(invitation.until) - time()) / 1000);
    reply.header('set-cookie', invitationCookie(request, pass, seconds));
  }
  reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
  return reply.redirect(withoutPass(request.url), 302);
}
