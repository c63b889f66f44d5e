import type { Link } from './letter.ts';
import { markup, type Markup } from './markup.ts';
import { colour, font } from './style.ts';

const button = ({ label, url }: Link): Markup =>
  markup`<td class="b" style="background:${colour.ink};border-bottom:2px solid ${colour.lineOnInk}"><a href="${url}" style="${font};display:block;padding:15px 28px 14px;font-size:16px;line-height:22px;font-weight:600;color:${colour.sheet};text-decoration:none">${label}</a></td>`;

const quietLink = ({ label, url }: Link, space: string): Markup =>
  markup`<td class="i1" style="${font};font-size:16px;line-height:24px;font-weight:600;padding-left:${space};color:${colour.ink}"><a href="${url}" style="color:${colour.ink};display:inline-block;padding:10px 0">${label}</a></td>`;

/** @param isMain whether the first link is what most readers want */
export function actionsHtml([first, ...others]: readonly Link[], isMain: boolean): Markup {
  const start = first === undefined ? [] : isMain ? button(first) : quietLink(first, '0');
  return markup`<table class="act" role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>${start}${others.map((link) => quietLink(link, '28px'))}</tr></table>`;
}
