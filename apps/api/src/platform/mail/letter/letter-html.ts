import type { Company } from '../company.ts';
import { greet } from '../greet.ts';
import { band, large, paragraph } from './blocks-html.ts';
import type { Letter, Link } from './letter.ts';
import { markup, type Markup } from './markup.ts';
import { partHtml } from './parts-html.ts';
import { colour, font, modes } from './style.ts';

/** The line that a list of mails shows beside the subject. */
function preview({ parts, subject }: Letter): string {
  const headline = parts.find(({ kind }) => kind === 'headline');
  if (headline?.kind === 'headline') return headline.row.value;
  const first = parts.find(({ kind }) => kind === 'text');
  return first?.kind === 'text' ? first.text : subject;
}

const head = ({ language, subject }: Letter): Markup =>
  markup`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<title>${subject}</title><style>${modes}</style></head>`;

const masthead = ({ brand }: Company): Markup =>
  markup`<tr><td class="p al" style="padding:24px 40px 22px;border-bottom:2px solid ${colour.line}"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td class="i1" style="${font};font-size:22px;line-height:28px;font-weight:600;color:${colour.ink}">${brand.name}</td>
<td class="i1" align="right" style="${font};font-size:16px;line-height:28px;text-align:right;color:${colour.ink}"><a href="tel:${brand.phone.replaceAll(/[^+\d]/g, '')}" style="color:${colour.ink};text-decoration:none;display:inline-block;padding:8px 0;white-space:nowrap">${brand.phone}</a></td></tr></table></td></tr>
`;

const footLink = ({ label, url }: Link): Markup =>
  markup`<br><a href="${url}" style="color:${colour.quiet};display:inline-block;padding:12px 0">${label}</a>`;

const footer = ({ brand }: Company, foot: readonly Link[] = []): Markup =>
  markup`<tr><td style="height:36px;line-height:36px;font-size:0">&nbsp;</td></tr><tr><td class="p h i3" style="${font};padding:22px 40px 32px;border-top:1px solid ${colour.hairline};font-size:14px;line-height:21px;color:${colour.quiet}">${brand.legalName}, ${brand.address}${foot.map(footLink)}</td></tr>`;

/**
 * A letter as an HTML document for mail programs: tables and inline styles, in both modes, with nothing to load and
 * nothing to run.
 */
export function letterHtml(letter: Letter, company: Company): string {
  const { language, name, parts, foot, subject } = letter;
  const hasHeadline = parts.some(({ kind }) => kind === 'headline');
  const title = hasHeadline ? [] : band(40, large(subject));
  const greeting = name === undefined ? [] : band(hasHeadline ? 40 : 24, paragraph(greet(language, name)));
  return markup`${head(letter)}
<body class="g" style="margin:0;background:${colour.ground}"><div lang="${language}">
<div style="display:none;max-height:0;overflow:hidden">${preview(letter)}</div>
<table role="presentation" class="g" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${colour.ground}"><tr><td align="center">
<table role="presentation" class="w s" width="600" cellpadding="0" cellspacing="0" border="0" style="width:600px;background:${colour.sheet}">
${masthead(company)}${title}${greeting}${parts.map((part) => partHtml(part, language))}${footer(company, foot)}
</table></td></tr></table></div></body></html>
`.source;
}
