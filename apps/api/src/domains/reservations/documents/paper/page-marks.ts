type Doc = PDFKit.PDFDocument;

/** Decoration of a page; screen readers skip it. */
function artifact(doc: Doc, type: 'Layout' | 'Pagination', draw: () => void): void {
  doc.markContent('Artifact', { type });
  draw();
  doc.endMarkedContent();
}

/** A line from `x` on, `width` long, in points. */
export function rule(
  doc: Doc,
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
  { thick, colour }: { readonly thick: number; readonly colour: string },
): void {
  artifact(doc, 'Layout', () =>
    doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(thick)
      .strokeColor(colour)
      .stroke(),
  );
}

/** Writes on each page which it is, once there are several. The document keeps its pages until then. */
export function numberPages(
  doc: Doc,
  words: (page: number, count: number) => string,
  { margin, colour }: { readonly margin: number; readonly colour: string },
): void {
  const { count } = doc.bufferedPageRange();
  if (count === 1) return;
  for (let index = 0; index < count; index += 1) {
    doc.switchToPage(index);
    const { width, height, margins } = doc.page;
    // Below the lower margin a page would otherwise be ended.
    margins.bottom = 0;
    artifact(doc, 'Pagination', () =>
      doc
        .font('text')
        .fontSize(9)
        .fillColor(colour)
        .text(words(index + 1, count), margin, height - margin + 14, {
          width: width - 2 * margin,
          align: 'right',
        }),
    );
  }
}
