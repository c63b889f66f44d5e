import { textLinkClass } from '@livree/design-system/actions';
import { Skeleton } from '@livree/design-system/feedback';
import { Link, paths, useLanguage, useQuery, useShell } from '@livree/platform';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSiteLinks } from '../site-links.ts';
import { FooterGroup } from './footer-group.tsx';
import * as styles from './footer.module.css';
import { useNear } from './use-near.ts';

/** Up to four articles about services; loaded when the visitor scrolls near. */
export function ServiceArticles() {
  const { t } = useTranslation('shell');
  const place = useRef<HTMLElement>(null);
  const isNear = useNear(place);
  const [all] = useSiteLinks('services');
  if (all === undefined) return null;
  return (
    <nav ref={place} aria-label={t('footer.serviceArticles')}>
      <FooterGroup title={t('footer.serviceArticles')}>
        <Articles isNear={isNear} />
        <Link to={all.to} className={textLinkClass()}>
          {t(all.text)}
        </Link>
      </FooterGroup>
    </nav>
  );
}

function Articles({ isNear }: { isNear: boolean }) {
  const { t } = useTranslation('shell');
  const { api } = useShell();
  const language = useLanguage();
  const { data, isPending } = useQuery({
    queryKey: ['shell', 'service-articles', language],
    queryFn: async ({ signal }) => (await import('./footer-calls.ts')).fetchServiceArticles(api, signal),
    enabled: isNear,
    staleTime: 5 * 60_000,
  });
  if (isPending) return isNear ? <Bones /> : null;
  if (data === undefined) return <p className={styles.quiet}>{t('footer.noService')}</p>;
  if (data.length === 0) return <p className={styles.quiet}>{t('footer.noArticle')}</p>;
  return (
    <ul>
      {data.map(({ slug, title }) => (
        <li key={slug}>
          <Link to={paths.article(slug)}>{title}</Link>
        </li>
      ))}
    </ul>
  );
}

const Bones = () => (
  <ul aria-busy>
    {['70%', '85%', '60%', '75%'].map((width) => (
      <li key={width}>
        <Skeleton width={width} />
      </li>
    ))}
  </ul>
);
