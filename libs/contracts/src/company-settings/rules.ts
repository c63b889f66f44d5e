import type { SettingName } from './fields.ts';

/** What the terms contain: whoever changes one changes the terms, of which every customer is told by mail. */
export const settingsOfTerms: readonly SettingName[] = [
  'self_cancel_hours',
  'full_refund_hours',
  'partial_refund_hours',
  'partial_refund_percent',
];

const refundHours: ReadonlySet<SettingName> = new Set(['full_refund_hours', 'partial_refund_hours']);

/** Whether what is refunded becomes less towards the pickup, never more. */
export const isRefundOrder = (fullHours: number, partialHours: number): boolean => partialHours <= fullHours;

/**
 * Why a setting contradicts another one; undefined if it does not.
 * @param said what each setting says, the changed one included
 */
export const findSettingClash = (name: SettingName, said: (name: SettingName) => string) =>
  refundHours.has(name) &&
  !isRefundOrder(Number(said('full_refund_hours')), Number(said('partial_refund_hours')))
    ? ('validation.refund_hours' as const)
    : undefined;
