import type { Voucher } from '@livree/contracts';
import { Button } from '@livree/design-system/actions';
import { Facts } from '@livree/design-system/display';
import { Banner, EmptyState, ErrorState, Spinner } from '@livree/design-system/feedback';
import { Container, PageHead } from '@livree/design-system/layout';
import { formatterFor, phoneLink, spacedPhone, unbroken } from '@livree/i18n';
import { useLanguage, useParams, useQuery, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { voucherQuery } from '../api/voucher-query.ts';
import * as styles from './voucher-check.module.css';

/** Shows whether a voucher is genuine, and its contents. */
export function VoucherCheck() {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation('common');
  const { api, config } = useShell();
  const { phone } = config.brand;
  const { code = '' } = useParams();
  const { data, isPending, refetch } = useQuery(voucherQuery(api, code));
  const call = (
    <Button variant="secondary" href={phoneLink(phone)}>
      {common('actions.call', { phone })}
    </Button>
  );
  return (
    <>
      <PageHead title={t('voucher.title')} />
      <Container className={styles.answer}>
        {isPending && <Spinner label={common('state.loading')} />}
        {!isPending && data === undefined && (
          <ErrorState
            title={t('voucher.failed')}
            retryLabel={common('actions.retry')}
            onRetry={() => void refetch()}
            action={call}
          />
        )}
        {data === null && (
          <EmptyState title={t('voucher.unknown')} action={call}>
            {t('voucher.unknownHint')}
          </EmptyState>
        )}
        {data && <GenuineVoucher voucher={data} />}
      </Container>
    </>
  );
}

function GenuineVoucher({ voucher }: { voucher: Voucher }) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const { operator, timezone } = voucher;
  const format = formatterFor(language, { timeZone: timezone });
  const localTime = (time: string) => t('voucher.localTime', { time, zone: timezone });
  return (
    <div className={styles.voucher}>
      {voucher.status === 'cancelled' ? (
        <Banner tone="error">{t('voucher.cancelled')}</Banner>
      ) : (
        <Banner tone="ok">{t(voucher.status === 'completed' ? 'voucher.over' : 'voucher.valid')}</Banner>
      )}
      <p>{t('voucher.compare')}</p>
      <Facts
        facts={[
          { label: t('voucher.reference'), value: voucher.reference },
          { label: t('voucher.operator'), value: `${operator.name}, ${unbroken(operator.address)}` },
          { label: t('voucher.phone'), value: spacedPhone(operator.phone) },
          { label: t('voucher.registration'), value: unbroken(operator.registration) },
          { label: t('voucher.vtc'), value: operator.vtcRegistration },
          { label: t('voucher.client'), value: voucher.clientName },
          { label: t('voucher.clientPhone'), value: voucher.clientPhone && spacedPhone(voucher.clientPhone) },
          {
            label: t('voucher.booked'),
            value: localTime(format.dateTime(new Date(voucher.bookedAt), 'weekday')),
          },
          { label: t('voucher.pickup'), value: localTime(format.dateTime(voucher.pickupAt, 'weekday')) },
          { label: t('voucher.departure'), value: voucher.pickupAddress },
          { label: t('voucher.destination'), value: voucher.destinationAddress },
          { label: t('voucher.vehicle'), value: voucher.vehicle },
          { label: t('voucher.passengers'), value: voucher.passengers },
        ]}
      />
    </div>
  );
}
