import type { ManagedArticle } from '@livree/contracts';
import { Button, TextLink, textLinkClass } from '@livree/design-system/actions';
import { Link, useShell } from '@livree/platform';
import { Moment } from '@livree/rides/moment';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { firstFault } from '../../../frame/first-fault.ts';
import { places } from '../../../frame/places.ts';
import { useAct } from '../../../frame/use-act.ts';
import { useAskedAct } from '../../../frame/use-asked-act.ts';
import { useCompanyFormat } from '../../../frame/use-company-format.ts';
import { publishArticle } from '../api/publish-article.ts';
import { removeArticle } from '../api/remove-article.ts';
import { unpublishArticle } from '../api/unpublish-article.ts';
import * as styles from './articles.module.css';

/** Publishes what is saved of an article, now or at a moment, withdraws or deletes it. */
export function Publication({ article }: { article: ManagedArticle }) {
  const { t } = useTranslation('operations');
  const { api, navigation } = useShell();
  const unpublish = useAct(() => unpublishArticle(api, article.id));
  const remove = async () => {
    const answer = await removeArticle(api, article.id);
    navigation.go(places.articles());
    return answer;
  };
  const removal = useAskedAct(remove, {
    title: t('articles.removeTitle'),
    text: t('articles.removeText', { title: article.title }),
    yes: t('articles.remove'),
  });
  return (
    <section className={styles.form}>
      <h2>{t('articles.publication')}</h2>
      <Told article={article} />
      {article.state === 'published' ? (
        <Button variant="secondary" loading={unpublish.isPending} onClick={() => unpublish.mutate(undefined)}>
          {t('articles.withdraw')}
        </Button>
      ) : (
        <Start article={article} onUnpublish={() => unpublish.mutate(undefined)} />
      )}
      <TextLink onClick={removal.ask}>{t('articles.remove')}</TextLink>
      {removal.question}
    </section>
  );
}

/** Since when readers see it, or will. */
function Told({ article: { state, slug, category, publishedAt } }: { article: ManagedArticle }) {
  const { t } = useTranslation('operations');
  const format = useCompanyFormat();
  const when = publishedAt ? format.dateTime(new Date(publishedAt), 'compact') : '';
  if (state === 'published')
    return (
      <p className={styles.told}>
        {`${t('articles.since', { when })} `}
        {category?.slug !== 'services' && (
          <Link to={`/blog/${slug}`} className={textLinkClass({ inline: true })}>
            {t('articles.see')}
          </Link>
        )}
      </p>
    );
  return (
    <p className={styles.told}>
      {state === 'scheduled' ? t('articles.planned', { when }) : t('articles.savedOnly')}
    </p>
  );
}

interface StartProps {
  readonly article: ManagedArticle;
  readonly onUnpublish: () => void;
}

/** Publishes a draft, or moves a planned publication. */
function Start({ article: { id, state }, onUnpublish }: StartProps) {
  const { t } = useTranslation('operations');
  const { api, config } = useShell();
  const [[date, time], setMoment] = useState<readonly [string, string]>(['', '08:00']);
  const publish = useAct(() => publishArticle(api, id, date === '' ? null : `${date}T${time}`));
  return (
    <>
      <Moment
        labels={[t('prices.day'), t('prices.time')]}
        placeholder={t('frame.chooseDay')}
        values={[date, time]}
        timeZone={config.timezone}
        error={firstFault(publish.error)}
        onChange={(chosenDate, chosenTime) => setMoment([chosenDate, chosenTime])}
      />
      <div className={styles.ways}>
        <Button loading={publish.isPending} onClick={() => publish.mutate(undefined)}>
          {t(date === '' ? 'articles.publishNow' : 'articles.publishLater')}
        </Button>
        {state === 'scheduled' && (
          <Button variant="secondary" onClick={onUnpublish}>
            {t('articles.cancelPlan')}
          </Button>
        )}
      </div>
    </>
  );
}
