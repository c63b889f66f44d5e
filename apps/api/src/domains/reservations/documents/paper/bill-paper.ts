import { fillText } from '@livree/contracts';
import { formatterFor } from '@livree/i18n';
import { fareLineLabel } from '../../mails/fare-line-label.ts';
import type { BillKind } from '../documents.tables.ts';
import type { Bill } from '../model/bill.ts';
import { splitVat } from '../model/vat.ts';
import { documentTexts } from '../texts/index.ts';
import { createPaper } from './paper.ts';
import type { Row } from './rows.ts';
import { routeRows } from './route-rows.ts';
import { sellerLines } from './seller-lines.ts';

export type IssuedBill = {
  readonly kind: BillKind;
  readonly number: string;
  readonly issuedAt: Date;
  readonly isDemonstration: boolean;
  readonly content: Bill;
};

const providerNames: Readonly<Record<string, string>> = {
  stripe: 'Stripe',
  paypal: 'PayPal',
  sandbox: 'Sandbox',
};

/** A receipt or a credit note as PDF, in the language of the reservation. */
export function billPaper({ kind, number, issuedAt, isDemonstration, content }: IssuedBill): Promise<Buffer> {
  const { language, seller, timeZone } = content;
  const text = documentTexts[language];
  const format = formatterFor(language, { timeZone });
  const time = (instant: string) => format.dateTime(new Date(instant), 'weekday');
  const title = fillText(text.numbered, {
    title: kind === 'receipt' ? text.receipt : text.creditNote,
    number,
  });
  const paper = createPaper(title, seller.brand, language);
  paper.title(title);
  paper.note(fillText(text.issued, { date: format.date(issuedAt, 'long') }));
  paper.heading(text.seller);
  paper.lines(sellerLines(seller, text));
  paper.heading(text.customer);
  paper.lines([content.customer]);
  paper.heading(text.ride);
  paper.facts([
    { label: text.reference, value: content.reference },
    { label: text.pickup, value: time(content.pickupAt) },
    ...(content.returnAt ? [{ label: text.returnPickup, value: time(content.returnAt) }] : []),
    ...routeRows(content.addresses, text),
    { label: text.vehicle, value: content.vehicle },
  ]);
  paper.heading(text.price);
  paper.amounts([...amountRows(kind, content), ...totalRows(kind, content)]);
  const settled = {
    date: format.date(new Date(content.settledAt), 'long'),
    provider: providerNames[content.provider] ?? content.provider,
    reference: content.providerReference ?? '–',
  };
  paper.note(fillText(kind === 'receipt' ? text.paid : text.returned, settled));
  if (isDemonstration) paper.note(text.demonstration);
  return paper.finish();
}

function amountRows(kind: BillKind, { language, lines, receipt, totalCents }: Bill): Row[] {
  const format = formatterFor(language);
  const text = documentTexts[language];
  if (kind === 'receipt')
    return lines.map(({ code, cents }) => ({
      label: fareLineLabel(language, code),
      value: format.money(cents),
    }));
  const label = receipt === null ? text.refund : fillText(text.refundOf, { number: receipt });
  return [{ label, value: format.money(-totalCents) }];
}

function totalRows(kind: BillKind, { language, totalCents, vatPercent }: Bill): Row[] {
  const format = formatterFor(language);
  const text = documentTexts[language];
  const sign = kind === 'receipt' ? 1 : -1;
  const { netCents, vatCents } = splitVat(totalCents, vatPercent);
  return [
    { label: text.net, value: format.money(sign * netCents), ruled: true },
    {
      label: fillText(text.vatAmount, { percent: format.percent(vatPercent / 100) }),
      value: format.money(sign * vatCents),
    },
    { label: text.total, value: format.money(sign * totalCents), strong: true },
  ];
}
