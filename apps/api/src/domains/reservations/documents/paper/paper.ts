import { fillText, type Language } from '@livree/contracts';
import { localeOf } from '@livree/i18n';
import PdfKit from 'pdfkit';
import { documentTexts } from '../texts/index.ts';
import { type FontName, fontFiles, runsOf } from './fonts.ts';
import { numberPages, rule, squares } from './page-marks.ts';

export type Row = {
  readonly label: string;
  readonly value: string;
  readonly strong?: boolean;
  /** Has a line above it. */
  readonly ruled?: boolean;
};

export type CodeWords = {
  readonly address: string;
  readonly hint: string;
  readonly notes: readonly string[];
};

/** A document with the operator's letterhead, written from top to bottom as real text, tagged for screen readers. */
export type Paper = {
  title(text: string): void;
  heading(text: string): void;
  /** Adds small print. */
  note(text: string): void;
  lines(texts: readonly string[]): void;
  /** A label and its value per row. */
  facts(rows: readonly Row[]): void;
  /** Texts on the left, amounts on the right. */
  amounts(rows: readonly Row[]): void;
  /** A QR code for an address; beside it an instruction, the address as a link, and small print. */
  code(modules: readonly (readonly boolean[])[], words: CodeWords): void;
  finish(): Promise<Buffer>;
};

const margin = 52;
const labelWidth = 150;
const codeSize = 110;
/** The height that a heading needs: itself and three rows. */
const headingRoom = 80;
const ink = '#14191b';
const quiet = '#565f62';
const hairline = '#c9cfd2';
const coachline = '#2a55a5';

/** @param title for the reader's window @param brand at the top, on the line */
export function createPaper(title: string, brand: string, language: Language): Paper {
  const pageNumber = (page: number, count: number): string =>
    fillText(documentTexts[language].page, { page, count });
  const doc = new PdfKit({
    size: 'A4',
    margin,
    tagged: true,
    bufferPages: true,
    pdfVersion: '1.7',
    lang: localeOf(language),
    displayTitle: true,
    info: { Title: title, Author: brand },
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const finished = new Promise<Buffer>((done) => doc.on('end', () => done(Buffer.concat(chunks))));
  for (const [name, file] of fontFiles()) doc.registerFont(name, file);
  const root = doc.struct('Document');
  doc.addStructure(root);
  const width = doc.page.width - 2 * margin;

  function write(
    text: string,
    usual: FontName,
    options: PDFKit.Mixins.TextOptions & { x?: number; y?: number } = {},
  ) {
    const { x = margin, y = doc.y, ...rest } = options;
    const runs = runsOf(text, usual);
    runs.forEach((run, index) => {
      const settings = { width, ...rest, continued: index < runs.length - 1 };
      doc.font(run.font);
      if (index === 0) doc.text(run.text, x, y, settings);
      else doc.text(run.text, settings);
    });
  }

  const tag = (type: string, draw: () => void) => root.add(doc.struct(type, {}, draw));
  const keepTogether = (height: number): void => {
    if (doc.y > doc.page.height - margin - height) doc.addPage();
  };

  function small(text: string, x = margin): void {
    tag('P', () => {
      doc.fontSize(9).fillColor(quiet);
      write(text, 'text', { x, width: width + margin - x });
    });
    doc.y += 8;
  }

  function link(address: string, x: number): void {
    const draw = () => {
      doc.fontSize(9).fillColor(coachline);
      write(address, 'text', { x, width: width + margin - x, link: address });
    };
    root.add(doc.struct('Link', { alt: address }, draw));
    doc.y += 8;
  }

  tag('P', () => {
    doc.fontSize(22).fillColor(ink);
    write(brand, 'display');
  });
  const ruleAt = (y: number, thick: number, colour: string): void =>
    rule(doc, { x: margin, y, width }, { thick, colour });
  ruleAt(doc.y + 4, 1.5, coachline);
  doc.y += 20;

  function rowsOf(rows: readonly Row[], drawRow: (row: Row, y: number) => number): void {
    const table = doc.struct('Table');
    root.add(table);
    for (const row of rows) {
      keepTogether(40);
      if (row.ruled) {
        ruleAt(doc.y, 0.5, hairline);
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
      doc.y = bottom + 3.5;
    }
    table.end();
    doc.y += 10;
  }

  return {
    title(text) {
      tag('H1', () => {
        doc.fontSize(24).fillColor(ink);
        write(text, 'display');
      });
      doc.y += 8;
    },
    heading(text) {
      keepTogether(headingRoom);
      tag('H2', () => {
        doc.fontSize(11).fillColor(ink);
        write(text, 'bold');
      });
      doc.y += 5;
    },
    note: (text) => small(text),
    lines(texts) {
      for (const text of texts) {
        tag('P', () => {
          doc.fontSize(10.5).fillColor(ink);
          write(text, 'text');
        });
      }
      doc.y += 10;
    },
    facts(rows) {
      rowsOf(rows, ({ label, value }, y) => {
        doc.fontSize(10.5).fillColor(quiet);
        write(label, 'text', { y, width: labelWidth });
        const below = doc.y;
        doc.fillColor(ink);
        write(value, 'text', { x: margin + labelWidth, y, width: width - labelWidth });
        return Math.max(below, doc.y);
      });
    },
    amounts(rows) {
      rowsOf(rows, ({ label, value, strong = false }, y) => {
        const font = strong ? 'bold' : 'text';
        doc.fontSize(strong ? 12 : 10.5).fillColor(ink);
        write(label, font, { y, width: width - 120 });
        const below = doc.y;
        write(value, font, { x: margin + width - 120, y, width: 120, align: 'right' });
        return Math.max(below, doc.y);
      });
    },
    code(modules, { address, hint, notes }) {
      keepTogether(codeSize);
      const top = doc.y;
      const draw = () => squares(doc, modules, { x: margin, y: top, width: codeSize }, ink);
      root.add(doc.struct('Figure', { alt: address }, draw));
      const beside = margin + labelWidth;
      small(hint, beside);
      link(address, beside);
      for (const note of notes) small(note, beside);
      doc.y = Math.max(doc.y, top + codeSize);
    },
    finish() {
      root.end();
      numberPages(doc, title, pageNumber, { margin, colour: quiet });
      doc.end();
      return finished;
    },
  };
}
