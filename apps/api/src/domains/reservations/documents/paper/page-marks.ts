type Doc = PDFKit.PDFDocument;

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Decoration of a page; screen readers skip it. */
function artifact(doc: Doc, type: 'Layout' | 'Pagination', draw: () => void): void {
  doc.markContent('Artifact', { type });
  draw();
  doc.endMarkedContent();
}

/** A line from `x` on, `width` long, in points. */
export function rule(
  doc: Doc,
  { x, y, width }: Place,
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

/** The dark modules of a square code, as one shape. */
export function squares(
  doc: Doc,
  modules: readonly (readonly boolean[])[],
  { x, y, width }: Place,
  colour: string,
): void {
  const unit = width / modules.length;
  doc.fillColor(colour);
  modules.forEach((line, row) =>
    line.forEach((dark, column) => {
      if (dark) doc.rect(x + column * unit, y + row * unit, unit, unit);
    }),
  );
  doc.fill();
}

/** Numbers the pages and names their document if there are several. The document buffers its pages until then. */
export function numberPages(
  doc: Doc,
  title: string,
  words: (page: number, count: number) => string,
  { margin, colour }: { readonly margin: number; readonly colour: string },
): void {
  const { count } = doc.bufferedPageRange();
  if (count === 1) return;
  for (let index = 0; index < count; index += 1) {
    doc.switchToPage(index);
    const { width, height, margins } = doc.page;
    // Writing below the lower margin would start a new page.
    margins.bottom = 0;
    artifact(doc, 'Pagination', () => {
      const [y, room] = [height - margin + 14, width - 2 * margin];
      doc.font('text').fontSize(9).fillColor(colour);
      doc.text(title, margin, y, { width: room });
      doc.text(words(index + 1, count), margin, y, { width: room, align: 'right' });
    });
  }
}
