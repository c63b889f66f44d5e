import { unbroken } from '@livree/i18n';
import type { RideWords } from '../../texts.ts';
import type { Seller } from '../model/bill.ts';

/** The seller of the ride, with the items that a bill and a voucher must contain. */
export function sellerLines(seller: Seller, t: RideWords): string[] {
  return [
    `${seller.legalName}, ${seller.form}`,
    seller.address,
    `${t('papers.phone', { value: seller.phone })} · ${t('papers.email', { value: seller.email })}`,
    `${t('papers.registration', { value: seller.registration })} · ${t('papers.vat', { value: seller.vat })}`,
    t('papers.vtc', { value: seller.vtcRegistration }),
  ].map(unbroken);
}
