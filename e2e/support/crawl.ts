import { Parser } from 'htmlparser2';

/** The links and the structure of a document. */
export interface Outline {
  readonly title: string;
  readonly description: string;
  /** The canonical address; undefined if search engines must not index it. */
  readonly canonical: string | undefined;
  readonly links: readonly string[];
  readonly pictures: readonly string[];
  readonly anchors: readonly string[];
  /** The levels of its headings, in order. */
  readonly headings: readonly number[];
  readonly structured: readonly string[];
}

const inSet = (set: string): string[] => set.split(',').map((part) => part.trim().split(' ')[0] ?? '');

/** Parses a document. @param address resolves its links */
export function parseOutline(html: string, address: string): Outline {
  const links = new Set<string>();
  const pictures = new Set<string>();
  const anchors: string[] = [];
  const headings: number[] = [];
  const structured: string[] = [];
  const meta = new Map<string, string>();
  let title = '';
  let canonical: string | undefined;
  let reads: 'title' | 'structured' | undefined;
  const at = (path: string) => new URL(path, address).href;
  const parser = new Parser({
    onopentag(tag, given) {
      const { id, href, src, srcset, rel, type, content } = given;
      if (id) anchors.push(id);
      if (/^h[1-6]$/.test(tag)) headings.push(Number(tag[1]));
      if (tag === 'a' && href !== undefined) links.add(at(href));
      if (tag === 'img' && src !== undefined) pictures.add(at(src));
      for (const path of srcset === undefined ? [] : inSet(srcset)) pictures.add(at(path));
      if (tag === 'link' && rel === 'canonical' && href !== undefined) canonical = at(href);
      if (tag === 'meta') meta.set(given['property'] ?? given['name'] ?? '', content ?? '');
      if (tag === 'title' && title === '') reads = 'title';
      if (tag === 'script' && type === 'application/ld+json') {
        structured.push('');
        reads = 'structured';
      }
    },
    ontext(text) {
      if (reads === 'title') title += text;
      if (reads === 'structured') structured.push(`${structured.pop() ?? ''}${text}`);
    },
    onclosetag() {
      reads = undefined;
    },
  });
  parser.end(html);
  const card = meta.get('og:image');
  if (card !== undefined) pictures.add(at(card));
  const description = meta.get('description') ?? '';
  return {
    title,
    description,
    canonical,
    links: [...links],
    pictures: [...pictures],
    anchors,
    headings,
    structured,
  };
}

/** The first jump in the order of headings, such as from 2 to 4. */
export function jumpIn(headings: readonly number[]): string | undefined {
  const at = headings.findIndex((level, index) => level > (headings[index - 1] ?? 0) + 1);
  return at < 0 ? undefined : `${headings[at - 1] ?? 'none'} to ${headings[at]}`;
}
