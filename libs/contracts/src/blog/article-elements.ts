/**
 * The elements of an article, each with its attributes beside `lang`: nothing that runs, styles or loads from elsewhere.
 * The API drops every other one, pages draw these, and the editor writes no other.
 */
export const articleElements = {
  h2: [],
  h3: [],
  h4: [],
  p: [],
  br: [],
  hr: [],
  ul: [],
  ol: ['start'],
  li: [],
  blockquote: [],
  strong: [],
  em: [],
  sup: [],
  sub: [],
  abbr: ['title'],
  a: ['href'],
  figure: [],
  figcaption: [],
  img: ['src', 'alt', 'width', 'height'],
  table: [],
  caption: [],
  thead: [],
  tbody: [],
  tr: [],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
