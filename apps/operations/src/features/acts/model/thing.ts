import { isOneOf } from '@livree/contracts';
import { places } from '../../../frame/places.ts';

/** The kinds of things that acts concern, as acts name them. */
export const thingKinds = [
  'reservations',
  'customers',
  'vehicles',
  'prices',
  'messages',
  'reviews',
  'differences',
  'mailings',
  'articles',
  'article-pictures',
  'words',
  'site',
  'people',
  'imports',
  'settings',
  'lists',
] as const;

export type ThingKind = (typeof thingKinds)[number];

/** The text for a kind. */
export const thingText = (kind: ThingKind) =>
  `acts.thing.${kind === 'article-pictures' ? 'articlePictures' : kind}` as const;

/** The page of one thing of a kind. */
const pageOfOne: Partial<Record<ThingKind, (id: number) => string>> = {
  reservations: places.ride,
  customers: places.customer,
  vehicles: places.vehicle,
  mailings: places.mailing,
  articles: places.article,
};

const partOf = (place: string, name: string, part: string): string =>
  `${place}?${new URLSearchParams({ [name]: part })}`;

/** The page where things of a kind are; some have a part for each. */
const pageOfKind: Record<ThingKind, (id: string) => string> = {
  reservations: places.rides,
  customers: places.customers,
  vehicles: places.fleet,
  prices: places.prices,
  messages: places.messages,
  reviews: places.reviews,
  differences: places.differences,
  mailings: places.newsletter,
  articles: places.articles,
  'article-pictures': places.articles,
  words: (part) => partOf(places.words(), 'part', part),
  site: places.words,
  people: places.people,
  imports: (kind) => partOf(places.import(), 'kind', kind),
  settings: (group) => partOf(places.settings(), 'group', group),
  lists: (name) => pagesOfLists[name]?.() ?? places.today(),
};

/** The page of each list that is taken as a file. */
const pagesOfLists: Readonly<Record<string, () => string>> = {
  rides: places.rides,
  vehicles: places.fleet,
  movements: places.money,
  refundRequests: places.refunds,
  disputes: places.disputes,
  differences: places.differences,
  reviews: places.reviews,
  messages: places.messages,
  subscribers: places.newsletter,
  articles: places.articles,
  people: places.people,
  acts: places.acts,
};

const numbered = /^[1-9]\d{0,8}$/;

/** What an act concerns: the text for its kind, its number if it has one, and its page. Null for a kind that nobody knows. */
export function findThing({ subject, subjectId }: { readonly subject: string; readonly subjectId: string }) {
  if (!isOneOf(thingKinds, subject)) return null;
  const number = numbered.test(subjectId) ? Number(subjectId) : null;
  const place = number === null ? undefined : pageOfOne[subject]?.(number);
  return { text: thingText(subject), number, place: place ?? pageOfKind[subject](subjectId) };
}
