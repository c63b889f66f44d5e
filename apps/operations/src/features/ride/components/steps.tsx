import type { Reservation } from '@livree/contracts';
import { Button } from '@livree/design-system/actions';
import { formatterFor } from '@livree/i18n';
import { useLanguage, useShell } from '@livree/platform';
import { useMinute } from '@livree/platform/minute';
import { useTranslation } from 'react-i18next';
import { useAct } from '../../../frame/use-act.ts';
import { useQuestion } from '../../../frame/use-question.tsx';
import { advanceRide } from '../api/advance-ride.ts';
import { isPossible, steps, type Step } from '../model/steps.ts';
import * as styles from './steps.module.css';

/** The steps of a ride; those that cannot be done yet keep their place. */
export function Steps({ ride }: { ride: Reservation }) {
  const { t } = useTranslation('operations');
  const format = formatterFor(useLanguage());
  const { api, clock } = useShell();
  const now = useMinute() ?? clock.now();
  const advance = useAct((step: Step) => advanceRide(api, ride.id, step));
  const asked = {
    title: t('steps.noShowTitle'),
    text: t('steps.noShowText', { reference: ride.reference }),
    yes: t('steps.noShow'),
  };
  const noShow = useQuestion(asked, () => advance.mutate('noShow'));
  const possible = new Set(steps.filter((step) => isPossible(step, ride, now)));
  return (
    <section className={styles.steps}>
      <h2>{t('steps.title')}</h2>
      {steps.map((step) => (
        <Button
          key={step}
          wide
          variant={possible.has(step) && step !== 'noShow' ? 'primary' : 'secondary'}
          disabled={!possible.has(step)}
          loading={advance.isPending && advance.variables === step}
          onClick={() => (step === 'noShow' ? noShow.ask() : advance.mutate(step))}
        >
          {t(`steps.${step}`)}
        </Button>
      ))}
      {ride.status === 'confirmed' && !possible.has('noShow') && (
        <p>{t('steps.noShowFrom', { time: format.dateTime(ride.pickupAt, 'compact') })}</p>
      )}
      {noShow.question}
    </section>
  );
}
