import { small } from './blocks-html.ts';
import type { Row } from './letter.ts';
import { lines, markup, type Markup } from './markup.ts';
import { colour, font } from './style.ts';

const body = `${font};font-size:16px;line-height:24px`;

const remark = (note: string | undefined): Markup | [] => (note === undefined ? [] : small(note));

/** @param share of the width for the label */
const row = ({ label, value, note }: Row, share: '34%' | '70%'): Markup =>
  markup`<tr><th class="i2" scope="row" width="${share}" align="left" valign="top" style="${body};font-weight:400;text-align:left;padding:7px 16px 7px 0;color:${colour.soft}">${label}</th>
<td class="i1" align="right" valign="top" style="${body};text-align:right;padding:7px 0;color:${colour.ink};word-break:break-word">${lines(value)}${remark(note)}</td></tr>
`;

const ruled = (content: Markup | readonly Markup[]): Markup =>
  markup`<table class="h" width="100%" cellpadding="0" cellspacing="0" border="0" style="border-top:1px solid ${colour.hairline}"><tr><td colspan="2" style="height:10px;line-height:10px;font-size:0">&nbsp;</td></tr>${content}</table>`;

export const rowsHtml = (rows: readonly Row[]): Markup => ruled(rows.map((one) => row(one, '34%')));

export const amountsHtml = (rows: readonly Row[]): Markup => ruled(rows.map((one) => row(one, '70%')));

/** The one row of a total. */
export const totalHtml = ({ label, value, note }: Row): Markup =>
  ruled(markup`<tr><th class="i1" scope="row" align="left" style="${body};font-weight:400;text-align:left;padding:8px 16px 8px 0;color:${colour.ink}">${label}${remark(note)}</th>
<td class="i1" align="right" style="${font};text-align:right;white-space:nowrap;font-size:34px;line-height:40px;font-weight:300;letter-spacing:-.8px;padding:8px 0;color:${colour.ink}">${value}</td></tr>`);
