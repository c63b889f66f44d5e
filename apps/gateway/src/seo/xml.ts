import { escapeUTF8 } from 'entities/escape';

type Attributes = Readonly<Record<string, string>>;

/** An XML element: texts are escaped, children are not. */
export function element(name: string, attributes: Attributes, ...children: readonly string[]): string {
  const own = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeUTF8(value)}"`);
  const start = `<${name}${own.join('')}`;
  return children.length === 0 ? `${start}/>` : `${start}>${children.join('')}</${name}>`;
}

export const textElement = (name: string, text: string, attributes: Attributes = {}): string =>
  element(name, attributes, escapeUTF8(text));

export const xmlDocument = (root: string): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
