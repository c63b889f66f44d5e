import { fillText } from '@livree/contracts';
import { unbroken } from '@livree/i18n';
import type { Seller } from '../model/bill.ts';
import type { DocumentTexts } from '../texts/index.ts';

/** The seller of the ride, with the items that a bill and a voucher must contain. */
export function sellerLines(seller: Seller, text: DocumentTexts): string[] {
  return [
    `${seller.legalName}, ${seller.form}`,
    seller.address,
    `${fillText(text.phone, { value: seller.phone })} · ${fillText(text.email, { value: seller.email })}`,
    `${fillText(text.registration, { value: seller.registration })} · ${fillText(text.vat, { value: seller.vat })}`,
    fillText(text.vtc, { value: seller.vtcRegistration }),
  ].map(unbroken);
}
