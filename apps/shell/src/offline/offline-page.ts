import { phoneLink } from '@livree/i18n';
/** The texts of the offline page, in the customer's language. */
export interface OfflineTexts {
  readonly language: string;
  readonly brand: string;
  readonly title: string;
  readonly message: string;
  readonly phone: string;
  readonly call: string;
  /** The next ride's day and hour, its places in order, its vehicle; undefined if none is booked. */
  readonly ride:
    | { readonly title: string; readonly when: string; readonly lines: readonly string[] }
    | undefined;
}

const characters: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (found) => characters[found] ?? found);

const style = `:root{color-scheme:light dark}body{max-width:34rem;margin:0 auto;padding:2rem 1.25rem;font:1rem/1.55 system-ui,sans-serif;
background:light-dark(#f6f7f6,#0a1113);color:light-dark(#0a1113,#f6f7f6)}h1,time{font-weight:300;line-height:1.1}h1{font-size:2rem}
time{display:block;font-size:2rem;margin-block:.5rem}time::first-letter{text-transform:uppercase}section{border-top:1px solid;padding-top:1rem;margin-top:2rem}
a{display:inline-block;margin-top:.75rem;padding:.75rem 1.25rem;border:1px solid;color:inherit;text-decoration:none;font-weight:600}p{margin:.25rem 0}`;

/** A self-contained page: no script, no picture, no font. */
export function offlinePage({ language, brand, title, message, phone, call, ride }: OfflineTexts): string {
  const next =
    ride === undefined
      ? ''
      : `<section><p>${escaped(ride.title)}</p><time>${escaped(ride.when)}</time>${ride.lines
          .map((line) => `<p>${escaped(line)}</p>`)
          .join('')}</section>`;
  return `<!doctype html><html lang="${escaped(language)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title><style>${style}</style><main><p>${escaped(brand)}</p><h1>${escaped(title)}</h1><p>${escaped(message)}</p>
<p><a href="${escaped(phoneLink(phone))}">${escaped(call)}</a></p>${next}</main></html>`;
}
