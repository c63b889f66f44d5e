import { type HtmlNode, readHtml } from '@livree/articles';
import { articleElements } from '@livree/contracts';
import { DOMParser, DOMSerializer, type Node } from 'prosemirror-model';
import { articleSchema } from './schema.ts';

const isKnown = (tag: string): boolean => Object.hasOwn(articleElements, tag);

/** Elements one by one, because Trusted Types forbid inserting HTML; of an unknown one, only the content. */
function toDom(node: HtmlNode): globalThis.Node {
  if (typeof node === 'string') return document.createTextNode(node);
  const holder = isKnown(node.tag) ? document.createElement(node.tag) : document.createDocumentFragment();
  if (holder instanceof Element)
    for (const [name, value] of Object.entries(node.attributes)) holder.setAttribute(name, value);
  holder.append(...node.children.map(toDom));
  return holder;
}

/** The document of an article's HTML. */
export function readArticle(html: string): Node {
  const root = document.createElement('div');
  root.append(...readHtml(html).map(toDom));
  return DOMParser.fromSchema(articleSchema).parse(root);
}

/** Text alone in an item or a cell needs no paragraph, and had none before it was edited. */
function unwrapLines(root: Element): void {
  for (const paragraph of root.querySelectorAll('li > p:first-child, th > p:only-child, td > p:only-child')) {
    const others = paragraph.parentElement?.querySelectorAll(':scope > p') ?? [];
    if (others.length === 1 && paragraph.attributes.length === 0)
      paragraph.replaceWith(...paragraph.childNodes);
  }
}

const isEmpty = ({ childCount, firstChild }: Node): boolean =>
  childCount === 1 && firstChild?.type === articleSchema.nodes.p && firstChild.content.size === 0;

/** The HTML of a document; empty for one in which nothing is written. */
export function writeArticle(article: Node): string {
  if (isEmpty(article)) return '';
  const root = document.createElement('div');
  root.append(DOMSerializer.fromSchema(articleSchema).serializeFragment(article.content));
  unwrapLines(root);
  return root.innerHTML;
}
