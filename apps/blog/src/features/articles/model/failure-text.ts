import { z } from '@livree/contracts/schema';

/** The transport belongs to the shell, so its error is known by its shape and not by its class. */
const apiFailure = z.object({ name: z.literal('ApiError'), code: z.string(), message: z.string() });

/** Why the articles are not there: the server's own words, or the text of a broken connection; undefined for anything else. */
export function failureText(error: unknown, connectionText: string): string | undefined {
  const failure = z.safeParse(apiFailure, error);
  if (!failure.success) return undefined;
  if (failure.data.message !== '') return failure.data.message;
  return failure.data.code === 'network' ? connectionText : undefined;
}
