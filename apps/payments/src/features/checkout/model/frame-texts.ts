import type { Language } from '@livree/i18n';
import { z } from '@livree/contracts/schema';

const texts = z.object({
  frame: z.record(z.string(), z.string()),
});

export type FrameTexts = z.infer<typeof texts>['frame'];

/** The texts of the frame documents, which are outside the shell and its translations. */
export async function frameTexts(language: Language): Promise<FrameTexts> {
  const messages: unknown = await import(`../../../messages/${language}.json`);
  return z.object({ default: texts }).parse(messages).default.frame;
}
