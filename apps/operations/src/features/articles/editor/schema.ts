import { articleElements } from '@livree/contracts';
import { type Attrs, type DOMOutputSpec, Schema } from 'prosemirror-model';

type Tag = keyof typeof articleElements;

const attributesOf = (tag: Tag): readonly string[] => ['lang', ...articleElements[tag]];

const readAttributes =
  (tag: Tag) =>
  (read: HTMLElement): Attrs =>
    Object.fromEntries(attributesOf(tag).map((name) => [name, read.getAttribute(name)]));

const writeAttributes = (attrs: Attrs): Record<string, string> =>
  Object.fromEntries(
    Object.entries(attrs).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );

/** How an element of articles is read and written. @param alike elements of pasted text that become this one */
function element(tag: Tag, alike: readonly string[] = []) {
  const getAttrs = readAttributes(tag);
  return {
    attrs: Object.fromEntries(attributesOf(tag).map((name) => [name, { default: null }])),
    parseDOM: [tag, ...alike].map((each) => ({ tag: each, getAttrs })),
    toDOM: ({ attrs }: { readonly attrs: Attrs }): DOMOutputSpec => [tag, writeAttributes(attrs), 0],
  };
}

/** The same for an element without content. */
const leaf = (tag: Tag) => ({
  ...element(tag),
  toDOM: ({ attrs }: { readonly attrs: Attrs }): DOMOutputSpec => [tag, writeAttributes(attrs)],
});

const block = { group: 'block' } as const;
const line = { ...block, content: 'inline*', defining: true } as const;
const cell = { content: 'block+', isolating: true } as const;

/** The content of an article: exactly the elements that the API keeps (`articleElements`). */
export const articleSchema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    p: { ...block, content: 'inline*', ...element('p') },
    h2: { ...line, ...element('h2', ['h1']) },
    h3: { ...line, ...element('h3') },
    h4: { ...line, ...element('h4', ['h5', 'h6']) },
    blockquote: { ...block, content: 'block+', defining: true, ...element('blockquote') },
    ul: { ...block, content: 'li+', ...element('ul') },
    ol: { ...block, content: 'li+', ...element('ol') },
    li: { content: 'p block*', defining: true, ...element('li') },
    hr: { ...block, ...leaf('hr') },
    img: { ...block, draggable: true, ...leaf('img') },
    figure: { ...block, content: 'img figcaption?', isolating: true, ...element('figure') },
    figcaption: { content: 'inline*', ...element('figcaption') },
    table: { ...block, content: 'caption? thead? tbody+', isolating: true, ...element('table') },
    caption: { content: 'inline*', ...element('caption') },
    thead: { content: 'tr+', ...element('thead') },
    tbody: { content: 'tr+', ...element('tbody') },
    tr: { content: '(th | td)+', ...element('tr') },
    th: { ...cell, ...element('th') },
    td: { ...cell, ...element('td') },
    text: { group: 'inline' },
    br: { group: 'inline', inline: true, selectable: false, ...leaf('br') },
  },
  marks: {
    a: { inclusive: false, ...element('a') },
    strong: element('strong', ['b']),
    em: element('em', ['i']),
    sup: { excludes: 'sup sub', ...element('sup') },
    sub: { excludes: 'sup sub', ...element('sub') },
    abbr: element('abbr'),
  },
});
