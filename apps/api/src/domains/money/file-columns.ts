import { euros, type Language } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import { localTime } from '../../platform/local-time.ts';
import type { Column } from '../../platform/stream-csv.ts';
import { bill, type Bill, providerName, type RideDocument } from '../reservations/index.ts';
import type { ReportedDay } from './model/day-report.ts';
import { signedAmounts } from './model/sum-bills.ts';
import { moneyTexts } from './texts.ts';

interface Reader {
  readonly language: Language;
  /** Of the days. */
  readonly timeZone: string;
}

/** A receipt or credit note as a line of the accountant's file. */
interface BillLine {
  readonly document: RideDocument;
  readonly content: Bill;
  /** Negative for a credit note. */
  readonly netCents: number;
  readonly vatCents: number;
  readonly grossCents: number;
}

export async function* billLines(documents: AsyncIterable<RideDocument>): AsyncGenerator<BillLine> {
  for await (const document of documents) {
    const content = z.parse(bill, document.content);
    const { totalCents: total_cents, vatPercent: vat_percent } = content;
    yield { document, content, ...signedAmounts({ kind: document.kind, total_cents, vat_percent }) };
  }
}

/** The columns of the accountant's file. */
export function billColumns({ language, timeZone }: Reader): readonly Column<BillLine>[] {
  const t = moneyTexts(language);
  const dayOf = (moment: Date) => localTime(moment, timeZone).slice(0, 10);
  return [
    [t('files.number'), ({ document }) => document.number],
    [
      t('files.kind'),
      ({ document }) => t(document.kind === 'receipt' ? 'files.receipt' : 'files.creditNote'),
    ],
    [t('files.day'), ({ document }) => dayOf(document.issued_at)],
    [t('files.paidOn'), ({ content }) => dayOf(new Date(content.settledAt))],
    [t('files.customer'), ({ content }) => content.customer],
    [t('files.ride'), ({ content }) => content.reference],
    [t('files.net'), ({ netCents }) => euros(netCents)],
    [t('files.rate'), ({ content }) => content.vatPercent],
    [t('files.vat'), ({ vatCents }) => euros(vatCents)],
    [t('files.gross'), ({ grossCents }) => euros(grossCents)],
    [t('files.currency'), ({ content }) => content.currency],
    [t('files.provider'), ({ content }) => providerName(content.provider)],
    [t('files.reference'), ({ content }) => content.providerReference],
    [t('files.corrected'), ({ content }) => content.receipt],
  ];
}

/** The category of French e-reporting: services that are taxed, or not. */
const category = ({ percent }: ReportedDay): string => (percent > 0 ? 'TPS1' : 'TNT1');

/** The columns of the report about sales to private customers. */
export function reportColumns(language: Language): readonly Column<ReportedDay>[] {
  const t = moneyTexts(language);
  return [
    [t('files.day'), ({ day }) => day],
    [t('files.paidOn'), ({ paidOn }) => paidOn],
    [t('files.category'), category],
    [t('files.rate'), ({ percent }) => percent],
    [t('files.receipts'), ({ receipts }) => receipts],
    [t('files.creditNotes'), ({ creditNotes }) => creditNotes],
    [t('files.net'), ({ netCents }) => euros(netCents)],
    [t('files.vat'), ({ vatCents }) => euros(vatCents)],
    [t('files.gross'), ({ grossCents }) => euros(grossCents)],
    [t('files.currency'), () => 'EUR'],
  ];
}
