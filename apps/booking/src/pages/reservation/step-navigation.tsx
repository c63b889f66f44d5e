import { Button } from '@livree/design-system/base';
import { useMessages } from '@livree/platform';
import { previousStep } from '../../booking/step-rules.ts';
import * as styles from './reservation.module.css';
import type { Wizard } from './use-wizard.ts';

/** Back and forward; step 4 ends with the pay button of the checkout. */
export function StepNavigation({ wizard, isLeaving }: { wizard: Wizard; isLeaving: boolean }) {
  const { t } = useMessages('booking');
  const { t: common } = useMessages('common');
  const { step, signedIn, goTo, isLocked } = wizard;
  if (isLocked) return null;
  return (
    <div className={styles.navigation}>
      {step === 1 ? (
        <span />
      ) : (
        <Button variant="secondary" onClick={() => goTo(previousStep(step, signedIn))}>
          {common('actions.previous')}
        </Button>
      )}
      {step === 4 ? null : (
        <Button type="submit" loading={isLeaving} className={styles.next}>
          {t('steps.next')}
        </Button>
      )}
    </div>
  );
}
