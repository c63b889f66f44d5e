import { Button, textLinkClass } from '@livree/design-system/actions';
import { Switch } from '@livree/design-system/fields';
import { Link, paths, useShell } from '@livree/platform';
import { type ConsentCategory, type ConsentChoice, everything, onlyNecessary } from '@livree/platform/shell';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './consent-dialog.module.css';

type Optional = Exclude<ConsentCategory, 'necessary'>;
const optional: readonly Optional[] = ['preferences', 'analytics', 'marketing'];

/** Keeps what sticks to the bottom of the window above the question. */
function useBottomNotice() {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = notice.current;
    if (element === null) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty('--bottom-notice', `${element.offsetHeight}px`),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--bottom-notice');
    };
  }, []);
  return notice;
}

/** The choice: refusing is as easy and as large as accepting. */
export function ConsentDialog(props: {
  choice: ConsentChoice | undefined;
  onChoose: (choice: ConsentChoice) => void;
}) {
  const { t } = useTranslation('shell');
  const title = useId();
  const notice = useBottomNotice();
  const [custom, setCustom] = useState(false);
  const [choice, setChoice] = useState(props.choice ?? onlyNecessary);
  const showsGoogle = useShell().config.googleMapsKey !== undefined;
  const describeCategory = (category: Optional): string =>
    category === 'preferences' && showsGoogle
      ? `${t('consent.preferencesHint')} ${t('consent.mapsHint')}`
      : t(`consent.${category}Hint`);
  return (
    <div ref={notice} role="dialog" aria-labelledby={title} className={styles.dialog}>
      <div className={styles.words}>
        <h2 id={title}>{t('consent.title')}</h2>
        <p>
          {t('consent.message')}{' '}
          <Link to={paths.privacy()} className={textLinkClass({ inline: true })}>
            {t('consent.privacy')}
          </Link>
        </p>
      </div>
      {custom && (
        <div className={styles.categories}>
          <Switch label={t('consent.necessary')} description={t('consent.necessaryHint')} checked disabled />
          {optional.map((category) => (
            <Switch
              key={category}
              label={t(`consent.${category}`)}
              description={describeCategory(category)}
              checked={choice[category]}
              onChange={({ target }) => setChoice({ ...choice, [category]: target.checked })}
            />
          ))}
        </div>
      )}
      <div className={styles.actions}>
        <Button slim variant="secondary" onClick={() => props.onChoose(everything)}>
          {t('consent.acceptAll')}
        </Button>
        <Button slim variant="secondary" onClick={() => props.onChoose(onlyNecessary)}>
          {t('consent.onlyNecessary')}
        </Button>
        {custom ? (
          <Button slim onClick={() => props.onChoose(choice)}>
            {t('consent.save')}
          </Button>
        ) : (
          <Button slim variant="secondary" onClick={() => setCustom(true)}>
            {t('consent.customise')}
          </Button>
        )}
      </div>
    </div>
  );
}
