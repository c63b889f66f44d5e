import type { Language } from '@livree/contracts';
import { getLocale } from '@livree/i18n';
import PdfKit from 'pdfkit';
import { reservationTexts } from '../../texts.ts';
import { type FontName, fontFiles, splitRuns } from './fonts.ts';
import { numberPages, rule } from './page-marks.ts';

export const margin = 52;
export const colours = { ink: '#14191b', quiet: '#565f62', hairline: '#c9cfd2', coachline: '#2a55a5' };

/** A tagged document and the ways to draw on it. */
export type Sheet = ReturnType<typeof openSheet>;

/** @param title for the reader's window @param author for its properties */
export function openSheet(title: string, author: string, language: Language) {
  const doc = new PdfKit({
    size: 'A4',
    margin,
    tagged: true,
    bufferPages: true,
    pdfVersion: '1.7',
    lang: getLocale(language),
    displayTitle: true,
    info: { Title: title, Author: author },
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const finished = new Promise<Buffer>((done) => doc.on('end', () => done(Buffer.concat(chunks))));
  for (const [name, file] of fontFiles()) doc.registerFont(name, file);
  const root = doc.struct('Document');
  doc.addStructure(root);
  const width = doc.page.width - 2 * margin;

  return {
    doc,
    root,
    /** Between the margins. */
    width,
    /** Writes real text, each part in a font that has its characters. */
    write(
      text: string,
      usual: FontName,
      options: PDFKit.Mixins.TextOptions & { x?: number; y?: number } = {},
    ): void {
      const { x = margin, y = doc.y, ...rest } = options;
      const runs = splitRuns(text, usual);
      runs.forEach((run, index) => {
        const settings = { width, ...rest, continued: index < runs.length - 1 };
        doc.font(run.font);
        if (index === 0) doc.text(run.text, x, y, settings);
        else doc.text(run.text, settings);
      });
    },
    /** Draws an element that screen readers announce by its type. */
    tag(type: string, draw: () => void, alt?: string): void {
      root.add(doc.struct(type, alt === undefined ? {} : { alt }, draw));
    },
    /** Starts a new page if `height` does not fit on this one. */
    keepTogether(height: number): void {
      if (doc.y > doc.page.height - margin - height) doc.addPage();
    },
    ruleAt(y: number, thick: number, colour: string): void {
      rule(doc, { x: margin, y, width }, { thick, colour });
    },
    finish(): Promise<Buffer> {
      root.end();
      const pageNumber = (page: number, count: number): string =>
        reservationTexts(language)('papers.page', { page, pages: count });
      numberPages(doc, title, pageNumber, { margin, colour: colours.quiet });
      doc.end();
      return finished;
    },
  };
}
