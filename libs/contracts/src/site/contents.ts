import { z } from '../schema.ts';
import { envelope } from '../shared/envelope.ts';
import { textsByLanguage } from '../shared/texts-by-language.ts';
import { openEnum, wireObject, wireRequest } from '../shared/wire.ts';

type Wire = typeof wireObject;

const short = 160;
const long = 2000;

export const timelineIcons = [
  'key',
  'plane',
  'phone',
  'users',
  'leaf',
  'globe',
  'shield',
  'map',
  'star',
] as const;
export type TimelineIcon = (typeof timelineIcons)[number];

const few = <Item extends z.ZodMiniType>(item: Item) =>
  z.array(item).check(z.maxLength(30, 'validation.too_long'));

const titled = (wire: Wire) =>
  wire({ title: textsByLanguage(wire, short), text: textsByLanguage(wire, long) });

/** What the company tells of itself, in paragraphs and values. */
export const aboutShape = (wire: Wire) => ({
  story: few(textsByLanguage(wire, long)),
  values: few(titled(wire)),
  voice: wire({
    text: textsByLanguage(wire, long),
    name: z
      .string('validation.required')
      .check(z.trim(), z.minLength(1, 'validation.required'), z.maxLength(short, 'validation.too_long')),
    role: textsByLanguage(wire, short),
  }),
  mission: textsByLanguage(wire, long),
  vision: textsByLanguage(wire, long),
});

const about = (wire: Wire) => wire(aboutShape(wire));

const whole = (least: number, most: number) =>
  z
    .int('validation.number')
    .check(z.minimum(least, 'validation.number'), z.maximum(most, 'validation.number'));

/** A year of the history. */
export const yearShape = (wire: Wire) => ({
  year: whole(1800, 2200),
  title: textsByLanguage(wire, short),
  description: textsByLanguage(wire, long),
  /** One of `timelineIcons`; a star replaces an unknown one. */
  icon: openEnum(timelineIcons),
});

const timeline = (wire: Wire) => wire({ entries: few(wire(yearShape(wire))) });

/** A question. Placeholders such as `{selfServiceHours}` in the answer are replaced by the operator's policy. */
export const questionShape = (wire: Wire) => ({
  question: textsByLanguage(wire, short),
  answer: textsByLanguage(wire, long),
});

const faq = (wire: Wire) => wire({ questions: few(wire(questionShape(wire))) });

const timeOfDay = z.string().check(z.regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'validation.time'));

/** From Monday, 1, to Sunday, 7, by the clock of the operator's zone; a day may open several times, or not at all. */
const opening = (wire: Wire) =>
  wire({
    day: whole(1, 7),
    opens: timeOfDay,
    closes: timeOfDay,
  });

export const hoursShape = (wire: Wire) => ({ is_phone_always: z.boolean(), week: few(opening(wire)) });

const hours = (wire: Wire) => wire(hoursShape(wire));

export const siteAbout = about(wireObject);
export type SiteAbout = z.output<typeof siteAbout>;
export const siteTimeline = timeline(wireObject);
export type SiteTimeline = z.output<typeof siteTimeline>;
export const siteFaq = faq(wireObject);
export type SiteFaq = z.output<typeof siteFaq>;
export const siteHours = hours(wireObject);
export type SiteHours = z.output<typeof siteHours>;

export const siteAboutRequest = about(wireRequest);
export const siteTimelineRequest = timeline(wireRequest);
export const siteFaqRequest = faq(wireRequest);
export const siteHoursRequest = hours(wireRequest);

export const siteAboutAnswer = envelope(siteAbout);
export const siteTimelineAnswer = envelope(siteTimeline);
export const siteFaqAnswer = envelope(siteFaq);
export const siteHoursAnswer = envelope(siteHours);
