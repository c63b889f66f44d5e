import { buttonClass } from '@livree/design-system/base';
import { Link, paths, useMessages } from '@livree/platform';
import * as call from '../../../layout/call-to-action.module.css';
import { Section } from '../../../layout/section.tsx';

/** Links to book or to write. */
export function Ways() {
  const { t } = useMessages('marketing');
  const { t: common } = useMessages('common');
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
