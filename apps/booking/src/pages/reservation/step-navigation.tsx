import { Button } from '@livree/design-system/actions';
import { useTranslation } from 'react-i18next';
import { previousStep } from '../../wizard/step-rules.ts';
import * as styles from './reservation.module.css';
import type { Wizard } from './use-wizard.ts';

/** The button to the previous step; none on the first step, and while a payment is running. */
export function StepBack({ wizard: { step, goTo, isLocked } }: { wizard: Wizard }) {
  const { t: common } = useTranslation('common');
  if (step === 1 || isLocked) return null;
  return (
    <Button variant="secondary" className={styles.back} onClick={() => goTo(previousStep(step))}>
      {common('actions.previous')}
    </Button>
  );
}

/** The back and next buttons. */
export function StepNavigation({ wizard, isLeaving }: { wizard: Wizard; isLeaving: boolean }) {
  const { t } = useTranslation('booking');
  return (
    <div className={styles.navigation}>
      <StepBack wizard={wizard} />
      <Button type="submit" loading={isLeaving} className={styles.next}>
        {t('steps.next')}
      </Button>
    </div>
  );
}
