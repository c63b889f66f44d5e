import { formatterFor } from '@livree/i18n';
import { fareLineLabel } from '../../mails/fare-line-label.ts';
import { reservationTexts } from '../../texts.ts';
import type { BillKind } from '../documents.tables.ts';
import { type Bill, changeLine } from '../model/bill.ts';
import { providerName } from '../model/provider-name.ts';
import { splitVat } from '../model/vat.ts';
import { createPaper } from './paper.ts';
import { routeRows } from './route-rows.ts';
import type { Row } from './rows.ts';
import { sellerLines } from './seller-lines.ts';

export interface IssuedBill {
  readonly kind: BillKind;
  readonly number: string;
  readonly issuedAt: Date;
  readonly isDemonstration: boolean;
  readonly content: Bill;
}

/** A receipt or a credit note as PDF, in the language of the reservation. */
export function billPaper({ kind, number, issuedAt, isDemonstration, content }: IssuedBill): Promise<Buffer> {
  const { language, seller, timeZone } = content;
  const t = reservationTexts(language);
  const format = formatterFor(language, { timeZone });
  const time = (instant: string) => format.dateTime(new Date(instant), 'weekday');
  const title = t('papers.numbered', {
    title: kind === 'receipt' ? t('papers.receipt') : t('papers.creditNote'),
    number,
  });
  const paper = createPaper(title, seller.brand, language);
  paper.title(title);
  const issued = t('papers.issued', { date: format.date(issuedAt, 'long') });
  paper.note(isDemonstration ? `${issued}. ${t('papers.demonstration')}` : issued);
  paper.heading(t('papers.seller'));
  paper.lines(sellerLines(seller, t));
  paper.heading(t('papers.customer'));
  paper.lines([content.customer]);
  paper.heading(t('papers.ride'));
  paper.facts([
    { label: t('ride.reference'), value: content.reference },
    { label: t('ride.pickup'), value: time(content.pickupAt) },
    ...(content.returnAt ? [{ label: t('ride.returnPickup'), value: time(content.returnAt) }] : []),
    ...routeRows(content.addresses, t),
    ...(content.returnRoute
      ? [{ label: t('ride.returnRoute'), value: content.returnRoute.join(' – ') }]
      : []),
    { label: t('ride.vehicle'), value: content.vehicle },
  ]);
  paper.heading(t('papers.price'));
  paper.amounts([...amountRows(kind, content), ...totalRows(kind, content)]);
  const settled = {
    date: format.date(new Date(content.settledAt), 'long'),
    provider: providerName(content.provider),
    reference: content.providerReference ?? '–',
  };
  paper.note(t(kind === 'receipt' ? 'papers.paid' : 'papers.returned', settled));
  return paper.finish();
}

function amountRows(kind: BillKind, { language, lines, receipt, totalCents }: Bill): Row[] {
  const format = formatterFor(language);
  const t = reservationTexts(language);
  if (kind === 'receipt')
    return lines.map(({ code, cents, quantity }) => ({
      label: code === changeLine ? t('papers.change') : fareLineLabel(language, code, quantity),
      value: format.money(cents),
    }));
  const label = receipt === null ? t('papers.refund') : t('papers.refundOf', { number: receipt });
  return [{ label, value: format.money(-totalCents) }];
}

function totalRows(kind: BillKind, { language, totalCents, vatPercent }: Bill): Row[] {
  const format = formatterFor(language);
  const t = reservationTexts(language);
  const sign = kind === 'receipt' ? 1 : -1;
  const { netCents, vatCents } = splitVat(totalCents, vatPercent);
  return [
    { label: t('papers.net'), value: format.money(sign * netCents), ruled: true },
    {
      label: t('papers.vatAmount', { percent: format.percent(vatPercent / 100) }),
      value: format.money(sign * vatCents),
    },
    { label: t('papers.total'), value: format.money(sign * totalCents), strong: true },
  ];
}
