export { signedCents } from './transaction/signed-cents.ts';
export {
  standingText,
  transactionStatusText,
  transactionTone,
  transactionTypeText,
} from './transaction/status.ts';
