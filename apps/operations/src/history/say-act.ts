import { actSources, isOneOf } from '@livree/contracts';
import type { TFunction } from 'i18next';

/** The last part of each call that changes something; each has a name of its own. */
export const actNames = [
  'confirm',
  'start',
  'complete',
  'noShow',
  'cancel',
  'refund',
  'approveRefund',
  'declineRefund',
  'acceptRequest',
  'declineRequest',
  'move',
  'follow',
  'report',
  'saveNotes',
  'answer',
  'approve',
  'reject',
  'add',
  'change',
  'offer',
  'remove',
  'order',
  'setPrimary',
  'draft',
  'discard',
  'test',
  'publish',
  'unpublish',
  'create',
  'edit',
  'addPicture',
  'removePicture',
  'write',
  'exportData',
  'closeDifference',
  'book',
  'sendPaymentLink',
  'send',
  'invite',
  'withdraw',
  'join',
  'changeRole',
  'endSessions',
  'dismiss',
  'addQuestion',
  'changeQuestion',
  'removeQuestion',
  'orderQuestions',
  'addYear',
  'changeYear',
  'removeYear',
  'saveContact',
  'saveHours',
  'saveAbout',
  'save',
  'saveFaq',
  'saveTimeline',
  'resetFactor',
  'addAuthenticator',
  'removeAuthenticator',
  'makeRecoveryCodes',
  'useRecoveryCode',
  'addPasskey',
  'removePasskey',
  'run',
] as const;

/** Lists that were taken as files: each is named by the call's last part. */
const isExport = (call: string): boolean => call.startsWith('lists.') || call === 'customers.saveList';

/** What a call did, in a word or two. */
export function sayAct(call: string, t: TFunction<'operations'>): string {
  if (isExport(call)) return t('act.exported');
  const name = call.split('.').at(-1) ?? call;
  return isOneOf(actNames, name) ? t(`act.${name}`) : call;
}

/** The text for where an act came from. */
export const sourceText = (source: string) =>
  `history.${isOneOf(actSources, source) ? source : 'api'}` as const;
