import { z } from '@livree/contracts/schema';
import type { Language } from '@livree/i18n';
import type { KeyUnder } from '@livree/i18n/keys';

export type FrameTexts = Readonly<Record<KeyUnder<'payments', 'frame'>, string>>;

const messages = z.object({
  default: z.object({ frame: z.custom<FrameTexts>((texts) => typeof texts === 'object') }),
});

/** The texts of the frame documents, which are outside the shell and its translations. */
export async function frameTexts(language: Language): Promise<FrameTexts> {
  const loaded: unknown = await import(`../../../messages/${language}.json`);
  return messages.parse(loaded).default.frame;
}
