import type {
  CompanySetting,
  Audience,
  ChangeRequest,
  Absence,
  BookDifference,
  BlogCategory,
  ContactEntry,
  ManagedArticle,
  ManagedVehicle,
  ContactMessage,
  Customer,
  Delivery,
  Dispute,
  GalleryImage,
  ImportRow,
  Invitation,
  KeptPrices,
  Mailing,
  LegalText,
  Passkey,
  ReceivedMessage,
  EventBatch,
  RecordedAct,
  Reservation,
  RideChange,
  RideNotes,
  RouteAnswer,
  changeRoutes,
  Settings,
  Review,
  SiteAbout,
  SiteConfig,
  SiteFaq,
  SiteHours,
  SiteTimeline,
  SavedAddress,
  SavedCard,
  Transaction,
  User,
  Vehicle,
  Words,
} from '@livree/contracts';
import { buildArticle, buildCategory } from '../builders/blog.ts';
import { buildCompanySettings } from '../builders/company-settings.ts';
import { buildContacts } from '../builders/contact.ts';
import { buildAbout, buildFaq, buildHours, buildTimeline } from '../builders/contents.ts';
import { buildFleet } from '../builders/fleet.ts';
import { buildGallery } from '../builders/gallery.ts';
import { buildCustomer } from '../builders/identity.ts';
import { buildLegalText } from '../builders/legal.ts';
import { buildTariffs } from '../builders/prices.ts';
import { buildReviews } from '../builders/reviews.ts';
import { buildSiteConfig } from '../builders/site.ts';
import { buildWords } from '../builders/words.ts';
import type { FakeFactor } from './fake-factor.ts';
import { startingRides } from './starting-rides.ts';

/** A change that took effect. */
export type MadeChange = RouteAnswer<typeof changeRoutes.list>['data']['changes'][number] & {
  readonly reservationId: number;
};

export interface Account {
  readonly user: User;
  /** Empty for a customer who signs in with Google only. */
  readonly password: string;
}

/** A passkey with its id from the authenticator. */
export interface FakePasskey {
  readonly passkey: Passkey;
  readonly credentialId: string;
  readonly userId: number;
}

/** What operators keep of a vehicle besides what customers see. */
export type KeptVehicle = Pick<
  ManagedVehicle,
  'insuranceUntil' | 'inspectionUntil' | 'licenceUntil' | 'plate' | 'version'
>;

/** The state of the fake API: plain lists that a test may change. */
export interface FakeState {
  accounts: Account[];
  vehicles: Vehicle[];
  gallery: GalleryImage[];
  reservations: Reservation[];
  transactions: Transaction[];
  /** Payments that their customers dispute. */
  disputes: Dispute[];
  /** What the providers' books and ours say differently. */
  differences: BookDifference[];
  reviews: Review[];
  /** Ids of reservations that have a review. */
  reviewedRides: Set<number>;
  contacts: ContactEntry[];
  /** What visitors wrote through the contact form. */
  messages: ContactMessage[];
  /** The messages that operators see. */
  inbox: ReceivedMessage[];
  /** What operators wrote to customers, by their ids. */
  letters: Map<number, Customer['letters']>;
  /** What operators did, by what it concerns: `reservations 12`. */
  acts: Map<string, RecordedAct[]>;
  /** What the next file holds that an operator brings. */
  importRows: ImportRow[];
  /** Those who hear what changes. */
  listeners: Set<(batch: EventBatch) => void>;
  /** For each address that subscribed to the newsletter, whether it is confirmed. */
  subscriptions: Map<string, boolean>;
  audience: Audience;
  /** Mails to all subscribers, drafts first. */
  mailings: Mailing[];
  articles: ManagedArticle[];
  categories: BlogCategory[];
  config: SiteConfig;
  /** The operator's texts about the company. */
  about: SiteAbout;
  timeline: SiteTimeline;
  faq: SiteFaq;
  hours: SiteHours;
  /** What operators edit of them. */
  words: Words;
  companySettings: CompanySetting[];
  /** The text of every legal document. */
  legalText: LegalText;
  /** The id of what the first request with each idempotency key made. */
  keys: Map<string, number>;
  /** By reservation, what is to be different once the difference is paid. */
  openChanges: Map<number, RideChange>;
  /** When the payment links of rides expire, by their ids. */
  paymentLinks: Map<number, string>;
  /** What operators keep beside rides. */
  rideNotes: Map<number, RideNotes>;
  /** The mails and text messages about rides, the newest first. */
  deliveries: { readonly rideId: number; readonly delivery: Delivery }[];
  keptVehicles: Map<number, KeptVehicle>;
  /** When vehicles are away. */
  absences: Absence[];
  prices: Pick<KeptPrices, 'tariffs' | 'startsAt'>;
  /** What customers ask to change in rides, by ride. */
  changeRequests: { readonly rideId: number; readonly request: ChangeRequest }[];
  /** What the requests that were made here name, by ride. */
  wantedChanges: Map<number, RideChange>;
  /** What was different in rides before, newest first. */
  madeChanges: MadeChange[];
  /** Ids of users by the token of their session. */
  sessions: Map<string, number>;
  /** Customers' settings by id; absent until they change something. */
  settings: Map<number, Settings>;
  /** Tokens of reset links by address, as the mail would contain them. */
  passwordResets: Map<string, string>;
  /** Ids of users who have not confirmed their address, by the token of the link in the mail. */
  emailConfirmations: Map<string, number>;
  /** Ids of users who book without an account. */
  guests: Set<number>;
  /** Ids of guests by the token of the link in the mail, and by the key of a mail about a ride. */
  guestLinks: Map<string, number>;
  /** The keys of links that sign in as operator. */
  operatorLinks: Set<string>;
  invitations: Invitation[];
  /** When those whom somebody invited were last seen; other operators are named by the settings. */
  peopleSeen: Map<number, string>;
  /** Browser keys by the one-time key with which Google sends the visitor back. */
  usedGoogleKeys: Set<string>;
  /** Ids of users with a linked Google account. */
  googleAccounts: Set<number>;
  /** Users who have just entered their password and may do one action that requires it. */
  holders: Set<number>;
  passkeys: FakePasskey[];
  /** The second factors of those who are asked for one, by id. */
  factors: Map<number, FakeFactor>;
  /** The cards that the provider keeps for the customer. */
  cards: SavedCard[];
  /** The addresses that the customer saved. */
  addresses: SavedAddress[];
}

/** The password of the account in a new state. */
export const demoPassword = 'demonstration';

/** A realistic operator with one customer, who has some past and future rides. */
export function createState(now: Date): FakeState {
  const customer = buildCustomer();
  return {
    accounts: [{ user: customer, password: demoPassword }],
    vehicles: buildFleet(),
    gallery: buildGallery(),
    ...startingRides(now),
    disputes: [],
    differences: [],
    reviews: buildReviews(),
    reviewedRides: new Set(),
    contacts: buildContacts(),
    messages: [],
    inbox: [],
    letters: new Map(),
    acts: new Map(),
    importRows: [],
    listeners: new Set(),
    subscriptions: new Map(),
    audience: { pages: [], campaigns: [] },
    mailings: [],
    articles: articles(),
    categories: [
      buildCategory(),
      buildCategory({ id: 2, name: 'Entreprises', slug: 'entreprises', blogsCount: 1 }),
    ],
    config: buildSiteConfig(),
    about: buildAbout(),
    timeline: buildTimeline(),
    faq: buildFaq(),
    hours: buildHours(),
    words: buildWords(),
    companySettings: buildCompanySettings(),
    legalText: buildLegalText(),
    keys: new Map(),
    openChanges: new Map(),
    paymentLinks: new Map(),
    rideNotes: new Map(),
    deliveries: [],
    keptVehicles: new Map(),
    absences: [],
    prices: { tariffs: buildTariffs(), startsAt: null },
    changeRequests: [],
    wantedChanges: new Map(),
    madeChanges: [],
    sessions: new Map(),
    settings: new Map(),
    passwordResets: new Map(),
    emailConfirmations: new Map(),
    guests: new Set(),
    guestLinks: new Map(),
    operatorLinks: new Set(),
    invitations: [],
    peopleSeen: new Map(),
    usedGoogleKeys: new Set(),
    googleAccounts: new Set(),
    holders: new Set(),
    passkeys: [],
    factors: new Map(),
    cards: [],
    addresses: [],
  };
}

function articles(): ManagedArticle[] {
  return [
    buildArticle(),
    buildArticle({
      id: 2,
      title: 'Voyager avec des enfants',
      slug: 'voyager-avec-des-enfants',
      readingTime: 3,
    }),
    buildArticle({ id: 3, title: 'Une journée à Alger', slug: 'une-journee-a-alger', readingTime: 6 }),
    buildArticle({
      id: 4,
      title: 'Le chauffeur, deuxième bureau',
      slug: 'le-chauffeur-deuxieme-bureau',
      category: { name: 'Entreprises', slug: 'entreprises' },
      categoryId: 2,
      tags: [{ id: 2, name: 'affaires', slug: 'affaires' }],
    }),
  ];
}
