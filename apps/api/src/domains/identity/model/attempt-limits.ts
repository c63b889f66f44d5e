/** How often something may be tried: a few times freely, then with a doubling wait. */
export interface AttemptLimit {
  readonly purpose: string;
  readonly free: number;
  readonly firstSeconds: number;
  readonly mostSeconds: number;
}

const growing = { firstSeconds: 2, mostSeconds: 900 };

/** Password attempts for one account: by strangers, in a known browser, and by the signed-in user. */
export const accountPasswords: AttemptLimit = { purpose: 'password', free: 5, ...growing };
export const devicePasswords: AttemptLimit = { purpose: 'password on a known device', free: 5, ...growing };
export const ownPasswords: AttemptLimit = { purpose: 'own password', free: 5, ...growing };
/** Password attempts for all accounts from one IP address. */
export const addressPasswords: AttemptLimit = { purpose: 'passwords of an address', free: 10, ...growing };
/** Codes of the second factor, for one account: whoever tries knows its password. */
export const givenFactors: AttemptLimit = { purpose: 'second factor', free: 5, ...growing };
const hourly = { free: 5, firstSeconds: 3600, mostSeconds: 3600 };
export const resetMails: AttemptLimit = { purpose: 'password-reset', ...hourly };
export const guestLinkMails: AttemptLimit = { purpose: 'guest link', ...hourly };
export const confirmationMails: AttemptLimit = { purpose: 'confirmation mail', ...hourly };
