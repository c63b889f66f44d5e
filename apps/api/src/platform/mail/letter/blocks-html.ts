import { lines, markup, type Markup } from './markup.ts';
import { colour, font } from './style.ts';

const body = `${font};font-size:16px;line-height:24px`;

/** One band of the sheet. @param space above it, in pixels */
export const band = (space: number, content: Markup): Markup =>
  markup`<tr><td class="p" style="padding:${String(space)}px 40px 0">${content}</td></tr>
`;

export const paragraph = (text: string): Markup =>
  markup`<div class="i2" style="${body};color:${colour.soft};word-break:break-word">${lines(text)}</div>`;

export const large = (text: string): Markup =>
  markup`<h1 class="i1 big" style="${font};margin:0;font-size:34px;line-height:42px;font-weight:300;letter-spacing:-1px;color:${colour.ink};word-break:break-word">${text}</h1>`;

export const small = (text: string): Markup =>
  markup`<div class="i3" style="${font};font-size:14px;line-height:20px;color:${colour.quiet}">${text}</div>`;

export const quote = (text: string): Markup =>
  markup`<div class="i1 al" style="${body};color:${colour.ink};border-left:2px solid ${colour.line};padding-left:16px;word-break:break-word">${lines(text)}</div>`;
