import { articleElements } from '@livree/contracts';
import type { Attributes, IFrame, IOptions } from 'sanitize-html';

const ownPath = /^\/(?!\/)[\w./-]+$/;

/** Drops a picture from another host, and a link without an address; the link's text stays. */
function isWorthless({ tag, attribs }: IFrame): boolean | 'excludeTag' {
  if (tag === 'img') return !ownPath.test(attribs['src'] ?? '');
  return tag === 'a' && !attribs['href'] ? 'excludeTag' : false;
}

const described = (tagName: string, attribs: Attributes) => ({
  tagName,
  attribs: { ...attribs, alt: attribs['alt'] ?? '' },
});

/** The elements that pages draw and the editor writes. */
const rules: IOptions = {
  allowedTags: Object.keys(articleElements),
  allowedAttributes: {
    ...Object.fromEntries(Object.entries(articleElements).map(([tag, names]) => [tag, [...names]])),
    '*': ['lang'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  transformTags: { h1: 'h2', b: 'strong', i: 'em', img: described },
  exclusiveFilter: isWorthless,
  nestingLimit: 30,
};

/** Cleans HTML for storing and showing. The library is loaded when first needed, so readers never wait for it. */
export async function cleanHtml(html: string): Promise<string> {
  const { default: sanitize } = await import('sanitize-html');
  return sanitize(html, rules).trim();
}
