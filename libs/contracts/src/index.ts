export { absenceRoutes } from './absences/routes.ts';
export type { Absence, AbsenceRequest, Obstacle } from './absences/schemas.ts';
export { addressRoutes } from './addresses/routes.ts';
export { longestPlaceName, savedAddress, savedPlaceKinds } from './addresses/schemas.ts';
export type {
  SavedAddress,
  SavedAddressChange,
  SavedAddressRequest,
  SavedPlaceKind,
} from './addresses/schemas.ts';
export { audienceRoutes } from './audience/routes.ts';
export { audience, keptDays } from './audience/schemas.ts';
export type { Audience, Campaign, CountedPage } from './audience/schemas.ts';
export { articleElements } from './blog/article-elements.ts';
export { type ArticleRequest } from './blog/requests.ts';
export { managedArticle } from './blog/schemas.ts';
export type {
  BlogArticle,
  BlogCategory,
  BlogSummary,
  BlogTag,
  ManagedArticle,
  ManagedSummary,
} from './blog/schemas.ts';
export { blogReadingRoutes } from './blog/reading-routes.ts';
export { blogRoutes } from './blog/routes.ts';
export { findSettingFault, isSettingName, settingFields, settingGroups } from './company-settings/fields.ts';
export type { SettingField, SettingGroup, SettingName, SettingUnit } from './company-settings/fields.ts';
export { findSettingClash, isRefundOrder, settingsOfTerms } from './company-settings/rules.ts';
export { companySettingRoutes } from './company-settings/routes.ts';
export type { CompanySetting, SettingEdit } from './company-settings/schemas.ts';
export { findContentFault } from './contact/content-fault.ts';
export { contactType, contactTypes } from './contact/schemas.ts';
export { contactMessage, contactSubjects, receivedMessage } from './contact/message-schemas.ts';
export type { ContactEntry, ContactType } from './contact/schemas.ts';
export type { ContactMessage, ContactSubject, ReceivedMessage } from './contact/message-schemas.ts';
export { contactRoutes } from './contact/routes.ts';
export { customerRoutes } from './customers/routes.ts';
export type { Customer, ListedCustomer, NewCustomer } from './customers/schemas.ts';
export { dispatchRoutes } from './dispatch/routes.ts';
export type { PaymentLink, PhoneBooking } from './dispatch/booking-schemas.ts';
export {
  delivery,
  deliveryAddressees,
  deliveryChannels,
  deliveryFailures,
  deliveryKinds,
  deliveryStates,
} from './dispatch/delivery-schemas.ts';
export type {
  Delivery,
  DeliveryAddressee,
  DeliveryChannel,
  DeliveryFailure,
  DeliveryKind,
  DeliveryState,
} from './dispatch/delivery-schemas.ts';
export type { RideMove, RideNotes } from './dispatch/schemas.ts';
export { paymentLinkRoutes } from './payment-links/routes.ts';
export type { LinkedRide } from './payment-links/schemas.ts';
export type { RideDocument, Voucher } from './documents/schemas.ts';
export { documentRoutes } from './documents/routes.ts';
export { vehicleClasses, vehicleTypes } from './fleet/kinds.ts';
export type { VehicleClass, VehicleType } from './fleet/kinds.ts';
export { vehicle } from './fleet/schemas.ts';
export type { Vehicle, VehicleSort } from './fleet/schemas.ts';
export { fleetRoutes } from './fleet/routes.ts';
export { flightRoutes } from './flights/routes.ts';
export { flightDoubts } from './flights/schemas.ts';
export type { FlightCheck, FlightDoubt } from './flights/schemas.ts';
export type { GalleryImageChange, GalleryImageRequest, GalleryOrderRequest } from './gallery/requests.ts';
export { galleryImage } from './gallery/schemas.ts';
export type { GalleryImage, GalleryQuery, GallerySort } from './gallery/schemas.ts';
export { galleryRoutes } from './gallery/routes.ts';
export type { Guest, KeptAccount } from './guests/schemas.ts';
export { guestRoutes } from './guests/routes.ts';
export { peopleRoutes } from './people/routes.ts';
export { givenRoles, invitation } from './people/schemas.ts';
export type { GivenRole, Invitation, Joining, NewInvitation, Person } from './people/schemas.ts';
export { isForPeople, mayCall, sessionSecondsHeader } from './identity/access.ts';
export type {
  Credentials,
  GoogleProof,
  PasswordReset,
  Registration,
  ResetLink,
  Session,
} from './identity/schemas.ts';
export { roles, staffRoles, user } from './identity/user.ts';
export type { Role, StaffRole, User } from './identity/user.ts';
export { identityRoutes } from './identity/routes.ts';
export { promises } from './legal/promises.ts';
export { legalDocuments } from './legal/schemas.ts';
export type { LegalBlock, LegalDocument, LegalSection, LegalText } from './legal/schemas.ts';
export { importRoutes } from './imports/routes.ts';
export {
  importedCustomer,
  importedRide,
  importKinds,
  importRow,
  importStates,
  type ImportColumn,
  type ImportKind,
  type ImportResult,
  type ImportRow,
} from './imports/schemas.ts';
export { legalRoutes } from './legal/routes.ts';
export { placeKinds } from './maps/schemas.ts';
export type { DrawnPlace, DrawnRoute, Place, RouteEstimate, Suggestion } from './maps/schemas.ts';
export { listRoutes } from './lists/routes.ts';
export { mailingRoutes } from './mailings/routes.ts';
export { mailing, mailingStates } from './mailings/schemas.ts';
export type { Mailing, MailingState, MailingWords, NewsletterSubscriber } from './mailings/schemas.ts';
export { mapsRoutes } from './maps/routes.ts';
export { moneyRoutes } from './money/routes.ts';
export type { MoneySums, Movement } from './money/schemas.ts';
export { newsletterToken } from './newsletter/schemas.ts';
export type { NewsletterRequest } from './newsletter/schemas.ts';
export { notificationRoutes } from './notifications/routes.ts';
export { newsletterRoutes } from './newsletter/routes.ts';
export { problemRoutes } from './problems/routes.ts';
export { mostActs, problemAct, problemId, problemRequest } from './problems/schemas.ts';
export type { ProblemAct, ProblemRequest, RecordedVisit } from './problems/schemas.ts';
export type {
  CreationOptions,
  NewCredential,
  Passkey,
  PasskeyAddition,
  RequestOptions,
  ShownCredential,
} from './passkeys/schemas.ts';
export { operationsRoutes } from './operations/routes.ts';
export { actSources, eventBatch, eventSubjects, needKinds, recordedAct } from './operations/schemas.ts';
export type {
  Day,
  DayRide,
  DayVehicle,
  EventBatch,
  EventSubject,
  FoundAct,
  Need,
  NeedKind,
  OperationsEvent,
  RecordedAct,
} from './operations/schemas.ts';
export { passkey } from './passkeys/schemas.ts';
export { passkeyRoutes } from './passkeys/routes.ts';
export { secondFactorRoutes } from './second-factor/routes.ts';
export type { NewAuthenticator, SecondFactor } from './second-factor/schemas.ts';
export { paymentProviders } from './payments/method.ts';
export {
  refundDecisions,
  sandboxMethods,
  transaction,
  transactionStatuses,
  transactionTypes,
} from './payments/schemas.ts';
export { savedCard } from './payments/card-schemas.ts';
export type { RefundDecision, Transaction, TransactionStatus, TransactionType } from './payments/schemas.ts';
export type { Challenge } from './payments/challenge.ts';
export type { CardSetup, SavedCard } from './payments/card-schemas.ts';
export { dispute, disputeStatuses } from './payments/dispute-schemas.ts';
export type { Dispute } from './payments/dispute-schemas.ts';
export { bookDifference, differenceKinds } from './payments/book-schemas.ts';
export type { BookDifference } from './payments/book-schemas.ts';
export type { RefundRequestEntry } from './payments/refund-schemas.ts';
export { paymentRoutes } from './payments/routes.ts';
export { priceRoutes } from './prices/routes.ts';
export type { KeptPrices, KeptTariff, TariffComparison, TariffRates } from './prices/schemas.ts';
export { extraCodes, plans, serviceTypes } from './pricing/choices.ts';
export type { ExtraCode, FareLine, ServiceType, Tariff } from './pricing/choices.ts';
export { fareLine } from './pricing/fare-line.ts';
export type { PricingConfig, Quote, QuoteRequest } from './pricing/schemas.ts';
export { tariff } from './pricing/tariff.ts';
export { waitingPlaces } from './pricing/terms.ts';
export type { FreeWaiting, Hire, WaitingPlace } from './pricing/terms.ts';
export type { Totals, TotalsRequest, VehicleTotal } from './pricing/totals.ts';
export { extraChoice, findDestination, hireHours } from './pricing/trip.ts';
export type { ExtraChoice } from './pricing/trip.ts';
export { pricingRoutes } from './pricing/routes.ts';
export { bookedAnswer, reservationRequest } from './reservations/booking-schemas.ts';
export type { PaymentOutcome, ReservationRequest } from './reservations/booking-schemas.ts';
export type { Eligibility } from './reservations/cancellation-schemas.ts';
export { changedParts } from './reservations/change-parts.ts';
export type { ChangedPart, ChangeQuote } from './reservations/change-parts.ts';
export { changeRequest } from './reservations/change-request-schemas.ts';
export type { ChangeRequest, ChangeRequestStatus } from './reservations/change-request-schemas.ts';
export { changeQuoteRequest } from './reservations/change-schemas.ts';
export type { RideChange } from './reservations/change-schemas.ts';
export { changeRoutes } from './reservations/change-routes.ts';
export { reservation, reservationStatuses, rideNeeds } from './reservations/schemas.ts';
export type { Reservation, ReservationStatus, RideNeed } from './reservations/schemas.ts';
export type { Traveller } from './reservations/traveller.ts';
export {
  childSeatForAge,
  childSeatsForAge,
  childSeatKinds,
  flightNumber,
  oldestChild,
  signName,
  trainNumber,
} from './reservations/wishes.ts';
export { flightStates } from './reservations/followed-flight.ts';
export type { FlightState, FollowedFlight } from './reservations/followed-flight.ts';
export type { ChildSeatKind } from './reservations/wishes.ts';
export { reservationRoutes } from './reservations/routes.ts';
export { review, reviewStatuses } from './reviews/schemas.ts';
export type { Review, ReviewRequest, ReviewStatistics, ReviewStatus } from './reviews/schemas.ts';
export { moderationRoutes } from './reviews/moderation-routes.ts';
export { reviewRoutes } from './reviews/routes.ts';
export { allRoutes, routes } from './routes.ts';
export type { SecuritySummary } from './security/schemas.ts';
export { securityRoutes } from './security/routes.ts';
export type { OpenSession } from './sessions/schemas.ts';
export { sessionRoutes } from './sessions/routes.ts';
export { primaryColors, themeModes } from './settings/looks.ts';
export type { Accent, ThemeMode } from './settings/looks.ts';
export { avatarRequest, avatarTypes } from './settings/requests.ts';
export type { AccountRemoval, PasswordChange, ProfileRequest, SecurityRequest } from './settings/requests.ts';
export { currencies, genders, profileVisibilities } from './settings/schemas.ts';
export type { Settings } from './settings/schemas.ts';
export { settingsRoutes } from './settings/routes.ts';
export { apiBase, apiBases } from './shared/api-bases.ts';
export { instant } from './shared/datetime.ts';
export { errorAnswer } from './shared/envelope.ts';
export type { Page } from './shared/envelope.ts';
export { errorStatuses } from './shared/errors.ts';
export type { ErrorCode } from './shared/errors.ts';
export { defaultLanguage, languageSchema, languages, preferredLanguage } from './shared/language.ts';
export type { Language } from './shared/language.ts';
export { euros } from './shared/money.ts';
export type { Money } from './shared/money.ts';
export { ourName } from './shared/names.ts';
export { email, emailPattern, personName, phone } from './shared/person.ts';
export { bagCount, mostBags, mostPassengers, passengerCount } from './shared/room.ts';
export { isPlainName, plainName } from './shared/plain-name.ts';
export type { Route, RouteAnswer, RouteRequest } from './shared/route.ts';
export { textIn, type TextsByLanguage } from './shared/texts-by-language.ts';
export { isOneOf } from './shared/wire.ts';
export { siteAbout, siteFaq, siteHours, siteTimeline, timelineIcons } from './site/contents.ts';
export type { SiteAbout, SiteFaq, SiteHours, SiteTimeline, TimelineIcon } from './site/contents.ts';
export { siteConfig } from './site/schemas.ts';
export type { SiteConfig } from './site/schemas.ts';
export { siteRoutes } from './site/routes.ts';
export { vehicleRoutes } from './vehicles/routes.ts';
export { importedVehicle, paperKinds } from './vehicles/schemas.ts';
export type { ManagedVehicle, PaperKind, VehicleEdit } from './vehicles/schemas.ts';
export { fillText, isTextKey } from './shared/texts.ts';
export type { TextKey, TextParams, Texts } from './shared/texts.ts';
export { wordRoutes } from './words/routes.ts';
export { keptAbout, keptHours, keptQuestion, keptYear, words } from './words/schemas.ts';
export type {
  AboutEdit,
  ContactEdit,
  HoursEdit,
  KeptAbout,
  KeptContact,
  KeptHours,
  KeptQuestion,
  KeptYear,
  QuestionOrder,
  QuestionRequest,
  Words,
  YearRequest,
} from './words/schemas.ts';
