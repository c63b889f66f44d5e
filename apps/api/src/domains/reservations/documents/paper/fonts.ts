import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

// TrueType, because web fonts take half a second to unpack.
const files = {
  display: '@expo-google-fonts/jost/300Light/Jost_300Light.ttf',
  text: '@expo-google-fonts/hanken-grotesk/400Regular/HankenGrotesk_400Regular.ttf',
  bold: '@expo-google-fonts/hanken-grotesk/600SemiBold/HankenGrotesk_600SemiBold.ttf',
  arabic: '@expo-google-fonts/noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf',
  hebrew: '@expo-google-fonts/noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf',
  cyrillic: '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
} as const;

export type FontName = keyof typeof files;

let opened: (readonly [FontName, Buffer])[] | undefined;

/** Our fonts as files, read once. */
export function fontFiles(): readonly (readonly [FontName, Buffer])[] {
  const names: FontName[] = ['display', 'text', 'bold', 'arabic', 'hebrew', 'cyrillic'];
  return (opened ??= names.map((name) => [name, readFileSync(resolve(files[name]))]));
}

/** The scripts that our fonts lack, or have in part. */
const otherScripts: readonly (readonly [FontName, RegExp])[] = [
  ['arabic', /\p{Script=Arabic}/u],
  ['hebrew', /\p{Script=Hebrew}/u],
  ['cyrillic', /[\p{Script=Cyrillic}\p{Script=Greek}]/u],
];

export interface Run {
  readonly font: FontName;
  readonly text: string;
}

/** Splits a text where another font is needed: a name may be in Arabic, Hebrew, Cyrillic or Greek. */
export function splitRuns(text: string, usual: FontName): Run[] {
  const runs: { font: FontName; text: string }[] = [];
  // The fonts lack the narrow no-break space, which Intl writes in French, and the no-break hyphen.
  for (const letter of text.replaceAll('\u202f', '\u00a0').replaceAll('\u2011', '-')) {
    const [font] = otherScripts.find(([, script]) => script.test(letter)) ?? [usual];
    const last = runs.at(-1);
    if (last && (last.font === font || letter === ' ')) last.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs;
}
