/** A mail as content, in one language. */
export interface Letter {
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  /** One line each. */
  readonly rows: readonly string[];
  readonly closing: string;
}

/** The body as plain text. */
export function letterText({ greeting, paragraphs, rows, closing }: Letter): string {
  return [greeting, ...paragraphs, rows.join('\n'), closing].filter((part) => part !== '').join('\n\n');
}
