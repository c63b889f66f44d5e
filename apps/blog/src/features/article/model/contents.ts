import { readText, type HtmlElement, type HtmlNode } from '@livree/articles';

export interface Section {
  /** The anchor of its heading. */
  readonly id: string;
  readonly title: string;
}

/** The number of sections that makes an article long. */
const longFrom = 4;

/** `L’été à Nice` -> `l-ete-a-nice`. */
function writeAnchor(title: string): string {
  const folded = title.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss');
  return folded.match(/[a-z0-9]+/g)?.join('-') ?? 'section';
}

/** The headings of an article with their anchors, by element; equal ones get a number. */
export function findHeadings(nodes: readonly HtmlNode[]): ReadonlyMap<HtmlElement, string> {
  const taken = new Map<string, number>();
  const anchors = new Map<HtmlElement, string>();
  for (const node of nodes) {
    if (typeof node === 'string' || !/^h[2-4]$/.test(node.tag)) continue;
    const anchor = writeAnchor(readText(node));
    const times = (taken.get(anchor) ?? 0) + 1;
    taken.set(anchor, times);
    anchors.set(node, `s-${anchor}${times > 1 ? `-${times}` : ''}`);
  }
  return anchors;
}

/** The sections of a long article; empty for a short one. */
export function listContents(headings: ReadonlyMap<HtmlElement, string>): Section[] {
  const sections = [...headings]
    .filter(([{ tag }]) => tag === 'h2')
    .map(([heading, id]) => ({ id, title: readText(heading) }));
  return sections.length < longFrom ? [] : sections;
}
