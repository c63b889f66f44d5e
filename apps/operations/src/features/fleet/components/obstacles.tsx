import { ApiError, errorText } from '@livree/api-client';
import { textLinkClass } from '@livree/design-system/actions';
import { Banner } from '@livree/design-system/feedback';
import { Link, useQuery, useShell } from '@livree/platform';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { places } from '../../../frame/places.ts';
import { useCompanyFormat } from '../../../frame/use-company-format.ts';
import { obstaclesQuery } from '../api/obstacles-query.ts';
import type { Period } from '../model/period.ts';
import * as styles from './vehicle.module.css';

interface ObstaclesProps {
  readonly vehicleId: number;
  readonly period: Period | null;
  /** Called with whether the vehicle can be taken away then. */
  readonly onFree: (isFree: boolean) => void;
}

/** The rides and absences in the way of an absence, each ride with the way to it. */
export function Obstacles({ vehicleId, period, onFree }: ObstaclesProps) {
  const { t } = useTranslation('operations');
  const { t: common } = useTranslation('common');
  const { api } = useShell();
  const { data = [], error } = useQuery(obstaclesQuery(api, vehicleId, period));
  const format = useCompanyFormat();
  const isFree = data.length === 0 && error === null;
  useEffect(() => onFree(isFree), [isFree, onFree]);
  if (isFree) return null;
  if (error) {
    const [fault] = error instanceof ApiError ? Object.values(error.fieldErrors).flat() : [];
    return <Banner tone="error">{fault ?? errorText(error, common, t('frame.failed'))}</Banner>;
  }
  return (
    <Banner tone="warn">
      {t('absence.taken')}
      <ul className={styles.list}>
        {data.map(({ rideId, name, startsAt }) => (
          <li key={`${name} ${startsAt}`}>
            {rideId === null ? (
              name
            ) : (
              <Link to={places.ride(rideId)} className={textLinkClass()}>
                {name}
              </Link>
            )}
            <small>{format.dateTime(new Date(startsAt), 'compact')}</small>
          </li>
        ))}
      </ul>
    </Banner>
  );
}
