import { isOneOf, needKinds, type Need, type NeedKind, rideNeeds } from '@livree/contracts';
import { textLinkClass } from '@livree/design-system/actions';
import { Link, useQuery, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { useRereading } from '../../../frame/live/use-live.ts';
import { places } from '../../../frame/places.ts';
import { ReadState } from '../../../frame/read-state.tsx';
import { useCompanyFormat } from '../../../frame/use-company-format.ts';
import { needsQuery } from '../api/needs-query.ts';
import * as styles from './needs.module.css';

/** The tasks that wait for an operator, by kind, each with a link to its screen. */
export function Needs() {
  const { t } = useTranslation('operations');
  const { api } = useShell();
  const needs = useQuery(needsQuery(api, useRereading()));
  const total = needs.data?.reduce((sum, { count }) => sum + count, 0);
  return (
    <section className={styles.needs} aria-label={t('needs.title')}>
      <h2 className={styles.title}>
        {t('needs.title')} <span>{total}</span>
      </h2>
      <ReadState read={needs}>
        {(found) =>
          found.length === 0 ? (
            <p className={styles.quiet}>{t('needs.nothing')}</p>
          ) : (
            <ul>
              {found.map((need) => (
                <NeedRow key={need.kind} need={need} />
              ))}
            </ul>
          )
        }
      </ReadState>
    </section>
  );
}

const whole: Partial<Record<NeedKind, string>> = {
  refund_request: places.refunds(),
  dispute: places.disputes(),
  difference: places.differences(),
  message: places.messages(),
  review: places.reviews(),
};

/** The list with all of a kind whose things have names here. */
const listOf = (kind: NeedKind): string =>
  isOneOf(rideNeeds, kind) ? places.waitingRides(kind) : places.fleet();

function NeedRow({ need: { kind, count, items } }: { need: Need }) {
  const { t } = useTranslation('operations');
  const format = useCompanyFormat();
  if (!isOneOf(needKinds, kind)) return null;
  const list = whole[kind];
  const placeOf = kind === 'paper' ? places.vehicle : places.ride;
  const [first] = items;
  return (
    <li data-row className={styles.row}>
      <b className={styles.count}>{count}</b>
      <div>
        {list === undefined ? (
          <span className={styles.kind}>{t(`needs.${kind}`, { count })}</span>
        ) : (
          <Link to={list} className={textLinkClass({ className: `${styles.kind}` })}>
            {t(`needs.${kind}`, { count })}
          </Link>
        )}
        {list === undefined ? (
          <span className={styles.rides}>
            {items.map(({ id, name }) => (
              <Link key={id} to={placeOf(id)} className={textLinkClass()}>
                {name}
              </Link>
            ))}
            {count > items.length && (
              <Link to={listOf(kind)} className={textLinkClass()}>
                {t('needs.more', { count: count - items.length })}
              </Link>
            )}
          </span>
        ) : (
          first && (
            <small>
              {t(kind === 'dispute' ? 'needs.until' : 'needs.since', {
                when: format.dateTime(new Date(first.since), 'compact'),
              })}
            </small>
          )
        )}
      </div>
    </li>
  );
}
