import type { Absence } from '@livree/contracts';
import { TextLink } from '@livree/design-system/actions';
import { wallClock } from '@livree/i18n';
import { useQuery, useShell } from '@livree/platform';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReadState } from '../../../frame/read-state.tsx';
import { useAct } from '../../../frame/use-act.ts';
import { useCompanyFormat } from '../../../frame/use-company-format.ts';
import { absencesQuery } from '../api/absences-query.ts';
import { addAbsence } from '../api/add-absence.ts';
import { removeAbsence } from '../api/remove-absence.ts';
import { AbsenceForm } from './absence-form.tsx';
import * as styles from './vehicle.module.css';

/** When a vehicle is away: nobody can book it then. What was undone can be put back. */
export function Absences({ vehicleId }: { vehicleId: number }) {
  const { t } = useTranslation('operations');
  const { api, config } = useShell();
  const absences = useQuery(absencesQuery(api, vehicleId));
  const [undone, setUndone] = useState<Absence>();
  const remove = useAct(async (absence: Absence) => {
    const answer = await removeAbsence(api, absence.id);
    setUndone(absence);
    return answer;
  });
  const restore = useAct(async ({ startsAt, endsAt, reason }: Absence) => {
    const local = (at: string) => wallClock(new Date(at), config.timezone);
    const again = { startsAt: local(startsAt), endsAt: local(endsAt), reason };
    const answer = await addAbsence(api, vehicleId, again);
    setUndone(undefined);
    return answer;
  });
  return (
    <section className={styles.part}>
      <h2>{t('absence.title')}</h2>
      <ReadState read={absences}>
        {(found) =>
          found.length === 0 ? (
            <p className={styles.told}>{t('absence.none')}</p>
          ) : (
            <ul className={styles.list}>
              {found.map((absence) => (
                <AbsenceRow key={absence.id} absence={absence} onUndo={() => remove.mutate(absence)} />
              ))}
            </ul>
          )
        }
      </ReadState>
      <p aria-live="polite" className={styles.told}>
        {undone && (
          <>
            {t('absence.undone', { reason: undone.reason })}{' '}
            <TextLink onClick={() => restore.mutate(undone)}>{t('absence.restore')}</TextLink>
          </>
        )}
      </p>
      <AbsenceForm vehicleId={vehicleId} />
    </section>
  );
}

function AbsenceRow({ absence, onUndo }: { absence: Absence; onUndo: () => void }) {
  const { t } = useTranslation('operations');
  const format = useCompanyFormat();
  const when = (at: string) => format.dateTime(new Date(at), 'compact');
  return (
    <li data-row>
      <span>
        <b>{absence.reason}</b>
        <small>{t('absence.period', { from: when(absence.startsAt), to: when(absence.endsAt) })}</small>
      </span>
      <TextLink onClick={onUndo}>{t('absence.undo')}</TextLink>
    </li>
  );
}
