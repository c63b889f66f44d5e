import { buttonClass } from '@livree/design-system/actions';
import { Link, paths } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import * as call from '../../../layout/call-to-action.module.css';
import { Section } from '../../../layout/section.tsx';

/** Links to book or to write. */
export function Ways() {
  const { t } = useTranslation('marketing');
  const { t: common } = useTranslation('common');
  return (
    <Section lacquer className={call.call}>
      <h2 className={call.title}>{t('call.title')}</h2>
      <div className={call.ways}>
        <Link to={paths.booking()} className={buttonClass()}>
          {common('actions.book')}
        </Link>
        <Link to={paths.contact()} className={buttonClass({ variant: 'secondary' })}>
          {common('actions.contact')}
        </Link>
      </div>
    </Section>
  );
}
