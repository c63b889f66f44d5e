import type { Row } from './letter.ts';
import { markup, type Markup } from './markup.ts';
import { colour, font } from './style.ts';

const bar = (width: number, height: number, style: string): Markup =>
  markup`<div class="ad" style="width:${String(width)}px;height:${String(height)}px;background:${colour.line};${style};font-size:0;line-height:0">&nbsp;</div>`;

const stem = (height: number): Markup => bar(2, height, 'margin-left:5px');

const ring = markup`<div class="ac" style="width:9px;height:9px;border:2px solid ${colour.line};border-radius:7px;font-size:0;line-height:0">&nbsp;</div>`;

/** As in the site's drawings: a ring departs, a tick is a stop, a dot arrives, and one line joins them. */
function mark(index: number, count: number): readonly Markup[] {
  if (index === 0) return [ring, stem(36)];
  return index === count - 1
    ? [stem(5), bar(13, 13, 'border-radius:7px')]
    : [stem(11), bar(13, 2, 'margin:0'), stem(41)];
}

const place = ({ label, value }: Row, index: number, { length }: readonly Row[]): Markup =>
  markup`<tr><td width="32" valign="top" role="img" aria-label="${label}" style="width:32px;vertical-align:top;padding-top:${index === 0 ? '5' : '0'}px;line-height:0">${mark(index, length)}</td>
<td class="i1" valign="top" style="${font};font-size:16px;line-height:24px;color:${colour.ink};vertical-align:top;word-break:break-word">${value}</td></tr>`;

/** The places of a ride on the site's line. */
export const routeHtml = (places: readonly Row[]): Markup =>
  markup`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${places.map(place)}</table>`;
