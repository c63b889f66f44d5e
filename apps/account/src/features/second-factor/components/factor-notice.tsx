import { buttonClass } from '@livree/design-system/actions';
import { Link, useQuery, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { Section } from '../../../layout/section.tsx';
import { secondStep } from '../../../second-factor/second-step.ts';
import { signInMethodsQuery } from '../../../sign-in-methods-query.ts';

/** Leads somebody whose session has not given the second factor to the page that asks for it. */
export function FactorNotice() {
  const { t } = useTranslation('account');
  const { api } = useShell();
  const { data } = useQuery(signInMethodsQuery(api));
  if (data?.secondFactorAsked !== true) return null;
  return (
    <Section title={t('secondFactor.title')} lead={t('secondFactor.waits')}>
      <Link to={secondStep} className={buttonClass()}>
        {t('secondFactor.continue')}
      </Link>
    </Section>
  );
}
