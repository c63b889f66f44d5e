/**
 * The company whose year is replayed. Nothing here was measured: these are assumptions, all in this place. Only the number of
 * cars was given. The research knows no published figure beyond "thousands of rides a day" for such a company.
 */
export const company = {
  cars: 1000,
  /** A chauffeur's car drives a few long rides a day, unlike a taxi. */
  ridesPerCarAndDay: 4,
  /** Pages that all visitors together open until one of them books. */
  pagesPerBooking: 100,
  /** Calls beside pages: cars that are listed, and prices that are asked. */
  listsPerBooking: 30,
  pricesPerBooking: 15,
  /** The share of pages that no gateway has made within the last ten seconds, for the same address and language. */
  renderedShare: 0.3,
} as const;

/** How the year's arrivals are spread; only the proportions count. */
export const shape = {
  /** From midnight; people book and look in the morning, and most in the evening. */
  hours: [3, 2, 1, 1, 2, 4, 6, 8, 9, 9, 9, 8, 8, 8, 8, 9, 10, 11, 12, 12, 11, 9, 7, 5],
  /** From Monday. */
  weekdays: [9, 9, 10, 11, 13, 12, 8],
  /** From January; trade fairs in spring and autumn, the summer for travellers. */
  months: [7, 7, 8, 9, 10, 11, 10, 7, 10, 9, 8, 10],
} as const;

/** From seven in the evening until six in the morning, so many times what such an hour has otherwise. */
export const newYear = {
  firstHour: 19,
  factors: [3, 4, 6, 8, 10, 12, 12, 10, 8, 5, 3],
} as const;

/** The year that is replayed begins in July, so that New Year's night lies inside. */
export const firstDay = Date.UTC(2026, 6, 1);
export const days = 365;

/** The year's bookings. */
export const bookings = company.cars * company.ridesPerCarAndDay * days;
