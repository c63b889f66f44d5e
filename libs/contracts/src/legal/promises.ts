/**
 * The operator's promises: how long data is kept, and how fast requests are answered. The deletion jobs and the legal
 * texts read them here.
 */
export const promises = {
  /** Years for which contract and payments are kept after the ride. */
  contractYears: 5,
  /** Years for which receipts and credit notes are kept after their issue: Code de commerce, L123-22. */
  billYears: 10,
  /** Years for which the places of a ride are kept. */
  transportYears: 3,
  /** Years for which it is kept which mails and text messages a ride had, and where they went. */
  deliveryYears: 1,
  /** Years for which data of people who are not customers is kept after the last contact. */
  prospectYears: 3,
  /** Years for which a customer whom the company brought from elsewhere is kept without a ride. */
  importedYears: 3,
  /** The maximum lifetime of a cookie, in months. */
  cookieMonths: 13,
  /** Months after which the cookie choice is requested again. */
  consentMonths: 6,
  /** Months within which a request about personal data is answered. */
  rightsMonths: 1,
  /** Days between the announcement of a substantial change of the texts and its effect. */
  changeNoticeDays: 30,
  /** Hours within which a mail or a message is answered. */
  answerHours: 2,
  /** Hours within which a question about accessibility is answered. */
  accessibilityHours: 48,
  /** Minutes for which a chauffeur waits without charge. */
  freeWaitingMinutes: 15,
} as const;
