/** A page number, or a gap for omitted pages. */
export type PageMark = number | 'gap-before' | 'gap-after';

/**
 * The marks of a pagination: the first page, a window around the current one, the last page, and gaps for omitted
 * pages. A gap for a single page is that page.
 */
export function pageWindow(page: number, pages: number, width = 5): readonly PageMark[] {
  const start = Math.max(1, Math.min(page - Math.floor(width / 2), pages - width + 1));
  const end = Math.min(pages, start + width - 1);
  const marks: PageMark[] = Array.from({ length: end - start + 1 }, (_, index) => start + index);
  if (start === 3) marks.unshift(2);
  if (start > 3) marks.unshift('gap-before');
  if (start > 1) marks.unshift(1);
  if (end === pages - 2) marks.push(pages - 1);
  if (end < pages - 2) marks.push('gap-after');
  if (end < pages) marks.push(pages);
  return marks;
}
