import type { State } from '@livree/testing/states';

/** The page behind the QR code of a voucher. */
export const voucherStates: readonly State[] = [
  { name: 'voucher of nobody', at: '/verify/none', says: ['voucher.unknown'] },
  {
    name: 'voucher not checked',
    at: '/verify/none',
    answers: { 'documents.verifyVoucher': '500' },
    says: ['voucher.failed'],
  },
];
