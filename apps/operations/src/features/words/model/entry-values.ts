import type {
  KeptQuestion,
  KeptYear,
  QuestionRequest,
  TextsByLanguage,
  YearRequest,
} from '@livree/contracts';

/** The fields of an entry in each language, in the order of the form. */
export const entryTexts = [
  { language: 'fr', title: 'titleFr', text: 'textFr' },
  { language: 'en', title: 'titleEn', text: 'textEn' },
  { language: 'es', title: 'titleEs', text: 'textEs' },
  { language: 'de', title: 'titleDe', text: 'textDe' },
] as const;
export type EntryTexts = (typeof entryTexts)[number];

/** A question with its answer, or a year with its title and its text, as the texts of its form. */
export interface EntryValues {
  readonly titleFr: string;
  readonly textFr: string;
  readonly titleEn: string;
  readonly textEn: string;
  readonly titleEs: string;
  readonly textEs: string;
  readonly titleDe: string;
  readonly textDe: string;
  /** `yes` for an entry that visitors see. */
  readonly isShown: string;
  /** Empty for a question. */
  readonly year: string;
  readonly icon: string;
}

export const unwritten: EntryValues = {
  titleFr: '',
  textFr: '',
  titleEn: '',
  textEn: '',
  titleEs: '',
  textEs: '',
  titleDe: '',
  textDe: '',
  isShown: 'yes',
  year: '',
  icon: '',
};

const fromTexts = (title: TextsByLanguage, text: TextsByLanguage) => ({
  titleFr: title.fr,
  textFr: text.fr,
  titleEn: title.en ?? '',
  textEn: text.en ?? '',
  titleEs: title.es ?? '',
  textEs: text.es ?? '',
  titleDe: title.de ?? '',
  textDe: text.de ?? '',
});

const writeShown = (isShown: boolean): string => (isShown ? 'yes' : '');

export const fromQuestion = ({ question, answer, isShown }: KeptQuestion): EntryValues => ({
  ...unwritten,
  ...fromTexts(question, answer),
  isShown: writeShown(isShown),
});

export const fromYear = ({ title, description, isShown, year, icon }: KeptYear): EntryValues => ({
  ...fromTexts(title, description),
  isShown: writeShown(isShown),
  year: String(year),
  icon,
});

/** A language with one of the two texts alone keeps both, so that the missing one is refused beside its field. */
function toTexts(values: EntryValues, part: 'title' | 'text'): TextsByLanguage {
  const [, ...others] = entryTexts;
  const translations = others
    .filter(({ title, text }) => `${values[title]}${values[text]}`.trim() !== '')
    .map((texts) => [texts.language, values[texts[part]]] as const);
  return { fr: values[part === 'title' ? 'titleFr' : 'textFr'], ...Object.fromEntries(translations) };
}

export const toQuestion = (values: EntryValues): QuestionRequest => ({
  question: toTexts(values, 'title'),
  answer: toTexts(values, 'text'),
  isShown: values.isShown === 'yes',
});

/** What is no number is one that the contract refuses. */
export const toYear = (values: EntryValues): YearRequest => ({
  year: /^\d{4}$/.test(values.year.trim()) ? Number(values.year) : -1,
  title: toTexts(values, 'title'),
  description: toTexts(values, 'text'),
  icon: values.icon,
  isShown: values.isShown === 'yes',
});

const partOf: Readonly<Record<string, 'title' | 'text'>> = {
  question: 'title',
  title: 'title',
  answer: 'text',
  description: 'text',
};

/** The field in which a fault of the request shows: `answer.de` is `textDe`. */
export function fieldOf(path: string): string {
  const [first = '', language = ''] = path.split('.');
  const texts = entryTexts.find((each) => each.language === language);
  const part = partOf[first];
  return texts && part ? texts[part] : first;
}
