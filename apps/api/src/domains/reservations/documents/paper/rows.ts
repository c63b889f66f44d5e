import { colours, margin, type Sheet } from './sheet.ts';

export interface Row {
  readonly label: string;
  readonly value: string;
  readonly strong?: boolean;
  /** Has a line above it. */
  readonly ruled?: boolean;
}

export const labelWidth = 150;
const amountWidth = 120;
const rowRoom = 40;
/** A total stays with what it is made of, and with the note below it. */
const totalsRoom = 76;

function drawTable(sheet: Sheet, rows: readonly Row[], drawRow: (row: Row, y: number) => number): void {
  const { doc, root } = sheet;
  const table = doc.struct('Table');
  root.add(table);
  for (const row of rows) {
    sheet.keepTogether(row.ruled ? totalsRoom : rowRoom);
    if (row.ruled) {
      sheet.ruleAt(doc.y, 0.5, colours.hairline);
      doc.y += 6;
    }
    const y = doc.y;
    const tableRow = doc.struct('TR');
    table.add(tableRow);
    let bottom = y;
    tableRow.add(
      doc.struct('TD', {}, () => {
        bottom = drawRow(row, y);
      }),
    );
    tableRow.end();
    doc.y = bottom + 2;
  }
  table.end();
  doc.y += 10;
}

/** A label and its value per row. */
export function drawFacts(sheet: Sheet, rows: readonly Row[]): void {
  const { doc, width, write } = sheet;
  drawTable(sheet, rows, ({ label, value }, y) => {
    doc.fontSize(10.5).fillColor(colours.quiet);
    write(label, 'text', { y, width: labelWidth });
    const below = doc.y;
    doc.fillColor(colours.ink);
    write(value, 'text', { x: margin + labelWidth, y, width: width - labelWidth });
    return Math.max(below, doc.y);
  });
}

/** Texts on the left, amounts on the right. */
export function drawAmounts(sheet: Sheet, rows: readonly Row[]): void {
  const { doc, width, write } = sheet;
  drawTable(sheet, rows, ({ label, value, strong = false }, y) => {
    const font = strong ? 'bold' : 'text';
    doc.fontSize(strong ? 12 : 10.5).fillColor(colours.ink);
    write(label, font, { y, width: width - amountWidth });
    const below = doc.y;
    write(value, font, { x: margin + width - amountWidth, y, width: amountWidth, align: 'right' });
    return Math.max(below, doc.y);
  });
}
