/** The operator's promises: how long data is kept, and how fast requests are answered. The deleting jobs and the legal texts read them here. */
export const promises = {
  /** Years after the ride for which contract and payments are kept. */
  contractYears: 5,
  /** Years after their issue for which receipts and credit notes are kept: Code de commerce, L123-22. */
  billYears: 10,
  /** Years after the ride for which its places are kept. */
  transportYears: 3,
  /** Years after the last contact for which people who are no customers are kept. */
  prospectYears: 3,
  /** Months for which a cookie is kept at most. */
  cookieMonths: 13,
  /** Months after which the choice of cookies is asked for again. */
  consentMonths: 6,
  /** Months within which a request about personal data is answered. */
  rightsMonths: 1,
  /** Days ahead of its effect at which a substantial change of the texts is announced. */
  changeNoticeDays: 30,
  /** Hours within which a mail or a message is answered. */
  answerHours: 2,
  /** Hours within which a question about accessibility is answered. */
  accessibilityHours: 48,
  /** Minutes for which a chauffeur waits free of charge. */
  freeWaitingMinutes: 15,
} as const;
