export interface HtmlElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: HtmlNode[];
}
export type HtmlNode = string | HtmlElement;

const token = /<(\/?)([a-z][a-z0-9]*)((?:\s+[a-z-]+(?:="[^"]*")?)*)\s*\/?>|([^<]+|<)/gi;
const attribute = /([a-z-]+)(?:="([^"]*)")?/gi;
const empty = new Set(['br', 'hr', 'img']);
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' };

const decode = (text: string): string =>
  text.replaceAll(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => entities[name] ?? '');

function readAttributes(text: string): Record<string, string> {
  const pairs = [...text.matchAll(attribute)].map(([, name = '', value = '']) => [name, decode(value)]);
  return Object.fromEntries(pairs);
}

/**
 * Parses the HTML of an article, so that it renders element by element and is never inserted as markup. It reads the
 * output of the API's cleaner: lower-case elements, quoted attributes, everything closed. An unclosed element ends
 * with its parent; a stray end tag is ignored.
 */
export function readHtml(html: string): HtmlNode[] {
  const root: HtmlElement = { tag: '', attributes: {}, children: [] };
  let open = [root];
  for (const [, end, name, attributes = '', text] of html.matchAll(token)) {
    const parent = open.at(-1) ?? root;
    if (name === undefined) parent.children.push(decode(text ?? ''));
    else if (end) {
      const at = open.findLastIndex(({ tag }) => tag === name);
      if (at > 0) open = open.slice(0, at);
    } else {
      const element = { tag: name, attributes: readAttributes(attributes), children: [] };
      parent.children.push(element);
      if (!empty.has(name)) open = [...open, element];
    }
  }
  return root.children;
}

/** The text of a node, without its markup. */
export function readText(node: HtmlNode): string {
  return typeof node === 'string' ? node : node.children.map(readText).join('');
}
