import { avatarRequest } from '@livree/contracts';
import { z } from '@livree/contracts/schema';

/**
 * Why a file cannot be the customer's picture, as a key of the contract's texts: no file, another type, or more than
 * 2 MB. Undefined if it is acceptable; the server checks its content.
 */
export function findPictureFault(file: File | undefined): string | undefined {
  // Not in one expression: an optional chain on the result makes the bundler keep all of zod.
  const { error } = z.safeParse(avatarRequest, { avatar: file });
  return error?.issues[0]?.message;
}
