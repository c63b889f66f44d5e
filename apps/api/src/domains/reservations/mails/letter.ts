/** A mail as content, in one language. */
export type Letter = {
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  readonly rows: readonly Row[];
  readonly closing: string;
};

export type Row = { readonly label: string; readonly value: string };

/** The body as plain text: every row on its own line. */
export function letterText({ greeting, paragraphs, rows, closing }: Letter): string {
  const table = rows.map(({ label, value }) => `${label}: ${value}`).join('\n');
  return [greeting, ...paragraphs, table, closing].filter((part) => part !== '').join('\n\n');
}
