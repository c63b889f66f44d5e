import { textLinkClass } from '@livree/design-system/actions';
import { Link, paths, useLocation } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import * as styles from './auth.module.css';

/** Links to the other form, which keeps the visitor's origin, and to the home page. */
export function AlternativeLinks({ to, question, answer }: { to: string; question: string; answer: string }) {
  const { t: common } = useTranslation('common');
  const { state } = useLocation();
  return (
    <>
      <p className={styles.alternative}>
        {question}{' '}
        <Link to={to} state={state} className={textLinkClass()}>
          {answer}
        </Link>
      </p>
      <Link to={paths.home()} className={textLinkClass({ className: `${styles.home}` })}>
        {common('actions.home')}
      </Link>
    </>
  );
}
