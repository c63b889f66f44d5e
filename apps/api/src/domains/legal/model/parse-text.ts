import type { LegalBlock, LegalSection } from '@livree/contracts';

type Line = LegalBlock['lines'][number];

const heading = /^## (?<title>.+) \{#(?<id>[a-z][a-z-]*)\}$/;
const link = /\[(?<text>[^\]]+)\]\((?<href>[^)\s]+)\)/g;

/** A line of words and `[links](/to)`. */
function parseLine(text: string): Line {
  const spans: Line = [];
  let end = 0;
  for (const { 0: whole, index, groups } of text.matchAll(link)) {
    if (index > end) spans.push({ text: text.slice(end, index) });
    spans.push({ text: groups?.['text'] ?? '', href: groups?.['href'] ?? '' });
    end = index + whole.length;
  }
  if (end < text.length) spans.push({ text: text.slice(end) });
  return spans;
}

function parseBlock(lines: readonly string[]): LegalBlock {
  if (lines.every((line) => line.startsWith('- ')))
    return { kind: 'list', lines: lines.map((line) => parseLine(line.slice(2))) };
  return { kind: 'paragraph', lines: [parseLine(lines.join(' '))] };
}

function parseSection(source: string): LegalSection {
  const [first = '', ...blocks] = source.trim().split(/\n{2,}/);
  const named = heading.exec(first)?.groups;
  if (named === undefined) throw new SyntaxError(`a section must begin with "## Title {#id}": ${first}`);
  return {
    id: named['id'] ?? '',
    title: named['title'] ?? '',
    blocks: blocks.map((block) => parseBlock(block.split('\n'))),
  };
}

/**
 * Parses a text's sections: `## Title {#id}`, paragraphs and `- ` lists separated by empty lines, with
 * `[links](/to)`.
 * @throws SyntaxError for a section without its heading
 */
export function parseText(source: string): LegalSection[] {
  return source
    .trim()
    .split(/\n(?=## )/)
    .map(parseSection);
}
