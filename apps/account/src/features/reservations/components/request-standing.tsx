import { errorText } from '@livree/api-client';
import { changedParts, isOneOf, type ChangeRequest, type Reservation } from '@livree/contracts';
import { Button, TextLink } from '@livree/design-system/actions';
import { Banner } from '@livree/design-system/feedback';
import { formatterFor } from '@livree/i18n';
import { useLanguage } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { useWithdrawRequest } from '../api/use-withdraw-request.ts';

interface RequestStandingProps {
  readonly reservation: Reservation;
  readonly request: ChangeRequest;
  readonly onPay: () => void;
}

/** What became of the newest request for a change; nothing once it is made, withdrawn or without object. */
export function RequestStanding({ reservation, request, onPay }: RequestStandingProps) {
  const { t } = useTranslation('account');
  const format = formatterFor(useLanguage(), { timeZone: reservation.timezone });
  const { status, payUntil, reason, totalPrice, previousPrice } = request;
  if (status === 'open') return <OpenRequest {...{ reservation, request }} />;
  if (status === 'to_pay' && payUntil !== null) {
    const amount = format.money(totalPrice.cents - previousPrice.cents);
    const until = format.dateTime(new Date(payUntil), 'compact');
    return (
      <Banner
        tone="warn"
        title={t('request.accepted')}
        actions={
          <Button slim onClick={onPay}>
            {t('request.pay', { amount })}
          </Button>
        }
      >
        {t('request.toPay', { amount, until })}
      </Banner>
    );
  }
  if (status === 'declined')
    return (
      <Banner tone="warn" title={t('request.declined')}>
        {reason}
      </Banner>
    );
  return status === 'lapsed' ? <Banner tone="warn">{t('request.lapsed')}</Banner> : null;
}

function OpenRequest({ reservation, request }: Omit<RequestStandingProps, 'onPay'>) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation('common');
  const format = formatterFor(useLanguage(), { timeZone: reservation.timezone });
  const withdrawal = useWithdrawRequest(reservation.id);
  const parts = request.changed.flatMap((part) =>
    isOneOf(changedParts, part) ? [t(`change.parts.${part}`)] : [],
  );
  const { wanted, totalPrice, askedAt } = request;
  const price = format.money(totalPrice.cents);
  const date = format.dateTime(new Date(askedAt), 'compact');
  return (
    <Banner
      tone="info"
      title={t('request.open')}
      actions={<TextLink onClick={() => withdrawal.mutate()}>{t('request.withdraw')}</TextLink>}
    >
      {t('request.openText', { date, parts: parts.join(', '), price })}
      {wanted.pickupAt != null && ` ${format.dateTime(wanted.pickupAt, 'compact')}`}
      {withdrawal.isError && <p>{errorText(withdrawal.error, common, t('request.failed'))}</p>}
    </Banner>
  );
}
