import type { AddressesTables } from '../../domains/addresses/addresses.tables.ts';
import type { BlogTables } from '../../domains/blog/blog.tables.ts';
import type { CompanySettingsTables } from '../../domains/company-settings/company-settings.tables.ts';
import type { ContactTables } from '../../domains/contact/contact.tables.ts';
import type { CustomersTables } from '../../domains/customers/customers.tables.ts';
import type { DeliveriesTables } from '../../domains/deliveries/deliveries.tables.ts';
import type { FleetTables } from '../../domains/fleet/fleet.tables.ts';
import type { FlightNoticesTables } from '../../domains/flights/flights.tables.ts';
import type { GalleryTables } from '../../domains/gallery/gallery.tables.ts';
import type { IdentityTables } from '../../domains/identity/identity.tables.ts';
import type { ImportsTables } from '../../domains/imports/imports.tables.ts';
import type { LegalTables } from '../../domains/legal/legal.tables.ts';
import type { NewsletterTables } from '../../domains/newsletter/newsletter.tables.ts';
import type { NotificationsTables } from '../../domains/notifications/notifications.tables.ts';
import type { PaymentsTables } from '../../domains/payments/payments.tables.ts';
import type { PricingTables } from '../../domains/pricing/pricing.tables.ts';
import type { ProblemsTables } from '../../domains/problems/problems.tables.ts';
import type { ReservationsTables } from '../../domains/reservations/reservations.tables.ts';
import type { ReviewsTables } from '../../domains/reviews/reviews.tables.ts';
import type { SettingsTables } from '../../domains/settings/settings.tables.ts';
import type { SiteTables } from '../../domains/site/site.tables.ts';
import type { AuditTables } from '../audit/audit.tables.ts';
import type { EventsTables } from '../events/events.tables.ts';
import type { IdempotencyTables } from '../idempotency/idempotency.tables.ts';
import type { MailTables } from '../mail/mail.tables.ts';
import type { ReleaseCountsTables } from '../release-counts/release-counts.tables.ts';
import type { SecurityTables } from '../security/security.tables.ts';
import type { SiteKeysTables } from '../site-keys/site-keys.tables.ts';
import type { ThrottleTables } from '../throttle/throttle.tables.ts';

/** Every table. Each domain describes its own tables, and reads others only through their domain. */
export type Tables = IdentityTables &
  AddressesTables &
  AuditTables &
  EventsTables &
  CustomersTables &
  DeliveriesTables &
  FleetTables &
  FlightNoticesTables &
  GalleryTables &
  PricingTables &
  ReviewsTables &
  ContactTables &
  ImportsTables &
  LegalTables &
  NewsletterTables &
  ProblemsTables &
  NotificationsTables &
  BlogTables &
  MailTables &
  ThrottleTables &
  ReleaseCountsTables &
  SecurityTables &
  SiteKeysTables &
  IdempotencyTables &
  SettingsTables &
  ReservationsTables &
  PaymentsTables &
  SiteTables &
  CompanySettingsTables;
