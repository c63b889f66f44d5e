import { avatarRequest } from '@livree/contracts';
import { z } from '@livree/contracts/schema';

/**
 * Why a file cannot be the customer's picture, as a key of the contract's texts: the rules of both pages, for no file,
 * for another kind of file and for one above 2 MB. Undefined when nothing speaks against it; what it holds is the
 * server's to judge.
 */
export function faultOfPicture(file: File | undefined): string | undefined {
  // Not in one expression: for an optional chain on its answer, the bundler keeps the whole of zod.
  const { error } = z.safeParse(avatarRequest, { avatar: file });
  return error?.issues[0]?.message;
}
