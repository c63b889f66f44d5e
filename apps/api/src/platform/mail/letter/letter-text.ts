import type { Company } from '../company.ts';
import { greet } from '../greet.ts';
import { mailTexts } from '../texts.ts';
import type { Letter, Link, Part, Row } from './letter.ts';

/** A letter as plain text: all of its words, and the address of each link. */
export function letterText({ language, name, parts, foot = [] }: Letter, { brand }: Company): string {
  const t = mailTexts(language);
  const row = ({ label, value, note }: Row): string =>
    t('row', { label, value: note === undefined ? value : `${value} (${note})` });
  const link = ({ label, url }: Link): string => t('row', { label, value: url });

  function write(part: Part): string {
    switch (part.kind) {
      case 'text':
        return part.text;
      case 'quote':
        return part.text.replaceAll(/^/gm, '> ');
      case 'headline':
      case 'total':
        return row(part.row);
      case 'route':
        return part.places.map(row).join('\n');
      case 'rows':
      case 'amounts':
        return part.rows.map(row).join('\n');
      case 'action':
      case 'links':
        return part.links.map(link).join('\n');
    }
  }

  return [
    ...(name === undefined ? [] : [greet(language, name)]),
    ...parts.map(write),
    `${brand.name}\n${brand.phone}`,
    ...(foot.length === 0 ? [] : [`-- \n${foot.map(link).join('\n')}`]),
  ].join('\n\n');
}
