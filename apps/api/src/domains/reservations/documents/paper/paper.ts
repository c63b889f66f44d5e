import type { Language } from '@livree/contracts';
import { squares } from './page-marks.ts';
import { drawAmounts, drawFacts, labelWidth, type Row } from './rows.ts';
import { colours, margin, openSheet } from './sheet.ts';

export interface CodeWords {
  readonly address: string;
  readonly hint: string;
  readonly notes: readonly string[];
}

/** A document with the operator's letterhead, written from top to bottom as real text, tagged for screen readers. */
export interface Paper {
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
}

const codeSize = 110;
/** The height that a heading needs: itself and three rows. */
const headingRoom = 80;
const { ink, quiet, coachline } = colours;

/** @param title for the reader's window @param brand at the top, on the line */
export function createPaper(title: string, brand: string, language: Language): Paper {
  const sheet = openSheet(title, brand, language);
  const { doc, width, write, tag, keepTogether } = sheet;

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
    tag('Link', draw, address);
    doc.y += 8;
  }

  tag('P', () => {
    doc.fontSize(22).fillColor(ink);
    write(brand, 'display');
  });
  sheet.ruleAt(doc.y + 4, 1.5, coachline);
  doc.y += 20;

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
    facts: (rows) => drawFacts(sheet, rows),
    amounts: (rows) => drawAmounts(sheet, rows),
    code(modules, { address, hint, notes }) {
      keepTogether(codeSize);
      const top = doc.y;
      const draw = () => squares(doc, modules, { x: margin, y: top, width: codeSize }, ink);
      tag('Figure', draw, address);
      const beside = margin + labelWidth;
      small(hint, beside);
      link(address, beside);
      for (const note of notes) small(note, beside);
      doc.y = Math.max(doc.y, top + codeSize);
    },
    finish: () => sheet.finish(),
  };
}
