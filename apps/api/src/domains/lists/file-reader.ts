import { isOneOf, type Language, mayCall } from '@livree/contracts';
import type { Caller } from '../../platform/http/index.ts';
import { localTime } from '../../platform/local-time.ts';
import { commonTexts, listTexts } from './texts.ts';

/** Who reads a file, and how it speaks to them. */
export interface FileReader {
  readonly language: Language;
  /** What columns and words of files are called. */
  readonly t: ReturnType<typeof listTexts>;
  /** What the site calls states, types and classes. */
  readonly common: ReturnType<typeof commonTexts>;
  /** An instant by the operator's clock, `2026-06-10 14:00`; null for none. */
  readonly moment: (at: Date | string | null) => string | null;
  readonly yesNo: (is: boolean) => string;
  /** Whether the file may hold how to reach a customer: only operators take addresses and telephones away. */
  readonly mayReach: boolean;
}

export function fileReader(
  { role }: Pick<Caller, 'role'>,
  { language, timeZone }: { readonly language: Language; readonly timeZone: string },
): FileReader {
  const t = listTexts(language);
  return {
    language,
    t,
    common: commonTexts(language),
    moment: (at) => at && localTime(new Date(at), timeZone).replace('T', ' '),
    yesNo: (is) => t(is ? 'word.yes' : 'word.no'),
    mayReach: mayCall(role, 'operator'),
  };
}

/** The word for a code; a code that nobody knows stays. */
export const sayWord = <Code extends string>(
  codes: readonly Code[],
  code: string,
  say: (code: Code) => string,
): string => (isOneOf(codes, code) ? say(code) : code);
