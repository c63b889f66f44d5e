import { type AboutEdit, isOneOf, type KeptAbout, languages, type TextsByLanguage } from '@livree/contracts';

/** What is told in each language, in the order of the form. */
export const aboutParts = ['story', 'values', 'voice', 'role', 'mission', 'vision'] as const;
type Part = (typeof aboutParts)[number];
type Language = (typeof languages)[number];

/** The texts of the form by `aboutField`, and the `name` of the voice. */
export type AboutValues = Readonly<Record<string, string>>;

export const aboutField = (part: Part, language: string): string => `${part} ${language}`;

const others = languages.filter((language) => language !== 'fr');
const between = '\n\n';

/** Paragraphs divided by empty lines. */
const split = (text = ''): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');

/** Texts as one; in a language in which none is written, nothing. */
const join = (texts: readonly TextsByLanguage[], language: Language): string =>
  texts.some((text) => text[language] !== undefined)
    ? texts.map((text) => text[language] ?? text.fr).join(between)
    : '';

/** A value is a paragraph: its name on the first line, what it means below. */
const writeValues = ({ values }: KeptAbout): TextsByLanguage[] =>
  values.map(({ title, text }) => ({
    ...Object.fromEntries(
      others.flatMap((language) =>
        title[language] === undefined && text[language] === undefined
          ? []
          : [[language, `${title[language] ?? title.fr}\n${text[language] ?? text.fr}`]],
      ),
    ),
    fr: `${title.fr}\n${text.fr}`,
  }));

export function fromAbout(about: KeptAbout | null): AboutValues {
  const texts = about && {
    story: about.story,
    values: writeValues(about),
    voice: [about.voice.text],
    role: [about.voice.role],
    mission: [about.mission],
    vision: [about.vision],
  };
  const fields = languages.flatMap((language) =>
    aboutParts.map((part) => [aboutField(part, language), texts ? join(texts[part], language) : '']),
  );
  return { ...Object.fromEntries(fields), name: about?.voice.name ?? '' };
}

/** The paragraphs of a part, each with its translations. */
function readParagraphs(values: AboutValues, part: Part): TextsByLanguage[] {
  const said = (language: string) => split(values[aboutField(part, language)]);
  return said('fr').map((fr, index) => ({
    ...Object.fromEntries(
      others.flatMap((language) => {
        const text = said(language)[index];
        return text === undefined ? [] : [[language, text]];
      }),
    ),
    fr,
  }));
}

function readText(values: AboutValues, part: Part): TextsByLanguage {
  const translations = others
    .map((language) => [language, values[aboutField(part, language)]?.trim() ?? ''] as const)
    .filter(([, text]) => text !== '');
  return { ...Object.fromEntries(translations), fr: values[aboutField(part, 'fr')] ?? '' };
}

/** The first line of each text, or what is below it. */
function cut(texts: TextsByLanguage, take: (paragraph: string) => string): TextsByLanguage {
  const translated = others.flatMap((language) => {
    const text = texts[language];
    return text === undefined ? [] : [[language, take(text)]];
  });
  return { ...Object.fromEntries(translated), fr: take(texts.fr) };
}
const firstLine = (paragraph: string): string => paragraph.split('\n', 1)[0] ?? '';
const below = (paragraph: string): string => paragraph.split('\n').slice(1).join('\n').trim();

/** What is sent of the form; what the contract refuses stays as it was typed. */
export const toAbout = (values: AboutValues): Omit<AboutEdit, 'version'> => ({
  story: readParagraphs(values, 'story'),
  values: readParagraphs(values, 'values').map((paragraph) => ({
    title: cut(paragraph, firstLine),
    text: cut(paragraph, below),
  })),
  voice: {
    text: readText(values, 'voice'),
    name: values['name'] ?? '',
    role: readText(values, 'role'),
  },
  mission: readText(values, 'mission'),
  vision: readText(values, 'vision'),
});

/** Beside a translation that has more or fewer paragraphs than the French text. */
export function findAboutFaults(values: AboutValues): Readonly<Record<string, string>> {
  const count = (part: Part, language: string) => split(values[aboutField(part, language)]).length;
  const faulty = (['story', 'values'] as const).flatMap((part) =>
    others
      .filter((language) => ![0, count(part, 'fr')].includes(count(part, language)))
      .map((language) => [aboutField(part, language), 'validation.paragraphs']),
  );
  return Object.fromEntries(faulty);
}

/** The field in which a fault of the request shows: `values.1.text.de` is the values in German. */
export function aboutFieldOf(path: string): string {
  const [first = '', second = '', ...rest] = path.split('.');
  if (first === 'voice' && second === 'name') return 'name';
  const part = first === 'voice' && second === 'role' ? 'role' : first;
  const language = rest.at(-1) ?? second;
  return isOneOf(aboutParts, part) ? aboutField(part, language) : path;
}
