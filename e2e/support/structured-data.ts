import { z } from '@livree/contracts/schema';

const words = z.string().check(z.minLength(1));
const url = z.url({ protocol: /^https?$/ });
const named = z.looseObject({ '@type': z.string(), name: words });

const crumb = z.looseObject({ '@type': z.literal('ListItem'), position: z.int(), name: words, item: url });

const unitPrice = z.looseObject({ '@type': z.literal('UnitPriceSpecification'), priceCurrency: words });

const offer = z.looseObject({
  '@type': z.literal('Offer'),
  url,
  price: z.number(),
  priceCurrency: z.string().check(z.length(3)),
  availability: z.literal('https://schema.org/InStock'),
});

const product = z.looseObject({ '@type': z.literal('Product'), name: words, offers: z.optional(offer) });

const question = z.looseObject({
  '@type': z.literal('Question'),
  name: words,
  acceptedAnswer: z.looseObject({ '@type': z.literal('Answer'), text: words }),
});

/**
 * The required fields of each kind. The types (schema-dts) ensure that only fields of schema.org are used. Sources:
 * developers.google.com/search/docs/appearance/structured-data, `local-business`, `breadcrumb`, `article`,
 * `product-snippet` and `faqpage`; schema.org/Service.
 */
const things = z.discriminatedUnion('@type', [
  z.looseObject({
    '@type': z.literal('LocalBusiness'),
    name: words,
    url,
    image: url,
    telephone: z.string().check(z.regex(/^\+\d/)),
    address: z.looseObject({ '@type': z.literal('PostalAddress'), streetAddress: words }),
  }),
  z.looseObject({
    '@type': z.literal('BreadcrumbList'),
    itemListElement: z.array(crumb).check(z.minLength(2)),
  }),
  z.looseObject({
    '@type': z.literal('Article'),
    headline: words.check(z.maxLength(110)),
    datePublished: z.iso.datetime(),
    author: named,
    publisher: named,
    image: z.optional(
      z.union([url, z.object({ '@type': z.literal('ImageObject'), url, caption: z.string() })]),
    ),
    mainEntityOfPage: url,
  }),
  z.looseObject({ '@type': z.literal('FAQPage'), mainEntity: z.array(question).check(z.minLength(1)) }),
  z.looseObject({
    '@type': z.literal('Service'),
    name: words,
    provider: z.looseObject({ '@type': z.literal('LocalBusiness'), name: words }),
    offers: z.looseObject({ '@type': z.literal('Offer'), url, priceSpecification: unitPrice }),
  }),
  z.looseObject({
    '@type': z.literal('ItemList'),
    itemListElement: z
      .array(z.looseObject({ '@type': z.literal('ListItem'), position: z.int(), item: product }))
      .check(z.minLength(1)),
  }),
]);

/** The error in a page's JSON-LD; undefined if there is none. */
export function faultIn(text: string): string | undefined {
  const read = z.safeParse(z.looseObject({ '@context': z.literal('https://schema.org') }), JSON.parse(text));
  const told = read.success ? z.safeParse(things, read.data) : read;
  if (told.success) return undefined;
  return told.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
}
