/** A mail as content: rendered once as text and once as HTML. */
export type Letter = {
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  readonly rows: readonly Row[];
  readonly closing: string;
};

export type Row = { readonly label: string; readonly value: string; readonly strong?: boolean };

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

export function letterText({ greeting, paragraphs, rows, closing }: Letter): string {
  const table = rows.map(({ label, value }) => `${label} : ${value}`).join('\n');
  return [greeting, ...paragraphs, table, closing].filter((part) => part !== '').join('\n\n');
}

export function letterHtml({ greeting, paragraphs, rows, closing }: Letter, language: string): string {
  const cells = rows.map(({ label, value, strong }) => {
    const weight = strong ? ' style="font-weight:600"' : '';
    return `<tr${weight}><th scope="row" style="text-align:left;padding:4px 16px 4px 0;font-weight:inherit;vertical-align:top">${escaped(label)}</th><td style="padding:4px 0">${escaped(value)}</td></tr>`;
  });
  const texts = [greeting, ...paragraphs].map((text) => `<p>${escaped(text)}</p>`);
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"></head><body style="font:16px/1.5 system-ui,sans-serif;max-width:36rem">${texts.join('')}<table style="border-collapse:collapse">${cells.join('')}</table><p>${escaped(closing)}</p></body></html>`;
}
