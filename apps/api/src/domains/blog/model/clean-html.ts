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

const text = 'h2 h3 h4 p br hr ul ol li blockquote strong em sup sub abbr a'.split(' ');
const figures = ['figure', 'figcaption', 'img'];
const tables = ['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'];

/** The allowed elements of an article: nothing that runs, styles or loads. */
const rules: IOptions = {
  allowedTags: [...text, ...figures, ...tables],
  allowedAttributes: {
    a: ['href'],
    img: ['src', 'alt', 'width', 'height'],
    abbr: ['title'],
    ol: ['start'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
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
