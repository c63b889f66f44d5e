/** Two wall clocks of the operator's zone. */
export interface Period {
  readonly startsAt: string;
  readonly endsAt: string;
}

export interface PeriodWish {
  readonly fromDate: string;
  readonly fromTime: string;
  readonly toDate: string;
  readonly toTime: string;
}

export const noPeriod: PeriodWish = { fromDate: '', fromTime: '08:00', toDate: '', toTime: '18:00' };

/** The period once both days are chosen. */
export const findPeriod = ({ fromDate, fromTime, toDate, toTime }: PeriodWish): Period | null =>
  fromDate === '' || toDate === ''
    ? null
    : { startsAt: `${fromDate}T${fromTime}`, endsAt: `${toDate}T${toTime}` };
