import { z } from '@livree/contracts/schema';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/http/index.ts';
import { takeChallenge } from './challenges.repository.ts';

/** The page that made the request, according to the browser. No page of ours makes one inside another site's page. */
const clientData = z.object({
  challenge: z.string(),
  crossOrigin: z.optional(z.literal(false)),
  topOrigin: z.optional(z.never()),
});

/**
 * Uses up the challenge that a browser claims to answer, and returns it for checking the signature.
 * @param userId the user who adds a passkey; null for a sign-in @throws AppError `passkeys.refused`
 */
export async function signedChallenge(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  clientDataJSON: string,
  userId: number | null,
): Promise<string> {
  const challenge = challengeIn(clientDataJSON);
  const isOurs = challenge !== undefined && (await takeChallenge(db, challenge, userId, clock.now()));
  if (!isOurs) throw new AppError('passkeys.refused');
  return challenge;
}

function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const text = Buffer.from(clientDataJSON, 'base64url').toString();
    return z.safeParse(clientData, JSON.parse(text)).data?.challenge;
  } catch {
    return undefined;
  }
}
