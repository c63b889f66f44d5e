import { errorText } from '@livree/api-client';
import type { Reservation, RideDocument } from '@livree/contracts';
import { TextLink, saveFile, textLinkClass } from '@livree/design-system/actions';
import { Banner, Skeleton } from '@livree/design-system/feedback';
import { formatterFor } from '@livree/i18n';
import { Link, paths, useLanguage, useMutation, useQuery, useShell } from '@livree/platform';
import { readCalendar } from '@livree/rides/calendar';
import { Trans, useTranslation } from 'react-i18next';
import { documentsQuery } from '../api/documents-query.ts';
import { readDocument } from '../api/read-document.ts';
import * as styles from './ride-details.module.css';

const labels = {
  receipt: 'documents.receipt',
  credit_note: 'documents.creditNote',
  voucher: 'documents.voucher',
  calendar: 'documents.calendar',
} as const;

const isKnown = (kind: string): kind is keyof typeof labels => Object.hasOwn(labels, kind);

/** What helps to take the ride comes before the bills. */
const ahead = ['voucher', 'calendar'];
const byUse = (one: RideDocument, other: RideDocument): number =>
  ahead.indexOf(other.kind) - ahead.indexOf(one.kind);

/** The calendar entry of a ride and its papers to download: the voucher, receipts, credit notes. */
export function RideDocuments({ reservation }: { reservation: Reservation }) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation('common');
  const { api } = useShell();
  const { data, isPending, error, refetch } = useQuery(documentsQuery(api, reservation.id));
  return (
    <section className={`${styles.part} ${styles.documents}`}>
      <h3>{t('documents.documents')}</h3>
      {isPending && <Skeleton height="44px" />}
      {error && data === undefined && (
        <Banner tone="error" retryLabel={common('actions.retry')} onRetry={() => void refetch()}>
          {errorText(error, common, t('documents.failed'))}
        </Banner>
      )}
      {data && isWithoutVoucher(reservation, data.documents) && <PhoneWanted />}
      {data && (
        <ul className={styles.payments}>
          {data.documents.toSorted(byUse).map((document) => (
            <DocumentRow key={document.name} document={document} reservation={reservation} />
          ))}
          <li>
            <TextLink href={data.calendarUrl.replace(/^https?:/, 'webcal:')}>
              {t('documents.subscribe')}
            </TextLink>
          </li>
        </ul>
      )}
    </section>
  );
}

const isWithoutVoucher = ({ status }: Reservation, documents: readonly RideDocument[]): boolean =>
  status === 'confirmed' && documents.every(({ kind }) => kind !== 'voucher');

/** A ride that was booked without a telephone number has no voucher until the profile has one. */
function PhoneWanted() {
  const { t } = useTranslation('account');
  const link = <Link to={paths.profile()} className={textLinkClass({ inline: true })} />;
  return (
    <Banner tone="warn">
      <p>
        <Trans t={t} i18nKey="documents.phoneWanted" components={{ profile: link }} />
      </p>
    </Banner>
  );
}

function DocumentRow({ document, reservation }: { document: RideDocument; reservation: Reservation }) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const { t: common } = useTranslation('common');
  const { api, toasts } = useShell();
  const { kind, name, number, issuedAt } = document;
  const isEntry = kind === 'calendar';
  const { mutate, isPending } = useMutation({
    mutationFn: () => (isEntry ? readCalendar(api, reservation.id) : readDocument(api, reservation.id, name)),
    onSuccess: (file) => saveFile(file, `${number ?? reservation.reference}.${isEntry ? 'ics' : 'pdf'}`),
    onError: (error) => toasts.show('error', errorText(error, common, t('documents.saveFailed'))),
  });
  return (
    <li>
      <TextLink aria-disabled={isPending} onClick={() => !isPending && mutate()}>
        {t(isKnown(kind) ? labels[kind] : 'documents.unknown', { number: number ?? '' })}
      </TextLink>
      {issuedAt !== null && (
        <small>
          {t('documents.issued', { date: formatterFor(language).date(new Date(issuedAt), 'short') })}
        </small>
      )}
    </li>
  );
}
