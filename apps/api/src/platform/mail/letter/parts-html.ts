import type { Language } from '@livree/contracts';
import { actionsHtml } from './actions-html.ts';
import { band, large, paragraph, quote, small } from './blocks-html.ts';
import type { Part } from './letter.ts';
import { markup, type Markup } from './markup.ts';
import { routeHtml } from './route-html.ts';
import { amountsHtml, rowsHtml, totalHtml } from './rows-html.ts';

/** The last two words stay on one line. */
const toTitle = (value: string, language: Language): string =>
  value.charAt(0).toLocaleUpperCase(language) + value.slice(1).replace(/ (\S+)$/, '\u00A0$1');

/** A part of a letter as a band of its sheet. */
export function partHtml(part: Part, language: Language): Markup {
  switch (part.kind) {
    case 'text':
      return band(20, paragraph(part.text));
    case 'quote':
      return band(20, quote(part.text));
    case 'headline': {
      const { value, note } = part.row;
      return band(12, markup`${large(toTitle(value, language))}${note === undefined ? [] : small(note)}`);
    }
    case 'route':
      return band(28, routeHtml(part.places));
    case 'rows':
      return band(28, rowsHtml(part.rows));
    case 'amounts':
      return band(28, amountsHtml(part.rows));
    case 'total':
      return band(12, totalHtml(part.row));
    case 'action':
      return band(28, actionsHtml(part.links, true));
    case 'links':
      return band(12, actionsHtml(part.links, false));
  }
}
