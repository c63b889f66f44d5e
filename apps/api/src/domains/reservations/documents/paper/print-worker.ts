export { billPaper } from './bill-paper.ts';
export { voucherPaper } from './voucher-paper.ts';
