import { TextLink } from '@livree/design-system/actions';
import { cx } from '@livree/design-system/cx';
import { Disclosure } from '@livree/design-system/display';
import { Container } from '@livree/design-system/layout';
import { Link, useLocation, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { focusMain } from '../focus-main.ts';
import { useIsTask, useSiteLinks, type SiteLink } from '../site-links.ts';
import { ContactDetails } from './contact-details.tsx';
import { FooterBase } from './footer-base.tsx';
import { FooterGroup } from './footer-group.tsx';
import * as styles from './footer.module.css';
import { Newsletter } from './newsletter.tsx';
import { ServiceArticles } from './service-articles.tsx';

/** The footer of every page: links, contact, newsletter. On a phone, below a task, it is one line that opens it. */
export function Footer() {
  const { t } = useTranslation('shell');
  const isTask = useIsTask(useLocation().pathname);
  return (
    <footer className={cx(styles.footer, 'lacquer')}>
      <Container>
        <Disclosure
          openWhenWide
          open={!isTask}
          summary={t('footer.whole')}
          className={isTask ? styles.line : styles.whole}
        >
          <BrandColumn />
          <div className={styles.columns}>
            <ContactDetails />
            <LinkColumn title={t('footer.house')} links={useSiteLinks('house')} />
            <LinkColumn title={t('footer.journeys')} links={useSiteLinks('journeys')} />
            <LinkColumn title={t('footer.law')} links={useSiteLinks('law')} />
            <ServiceArticles />
          </div>
          <FooterBase />
        </Disclosure>
      </Container>
    </footer>
  );
}

function BrandColumn() {
  const { t } = useTranslation('shell');
  const { brand, flags } = useShell().config;
  return (
    <div className={styles.house}>
      <p className={styles.head}>
        <span className={styles.brand}>{brand.name}</span>
        <TextLink onClick={goToTop}>{t('footer.top')}</TextLink>
      </p>
      {flags.newsletter ? <Newsletter /> : null}
    </div>
  );
}

function goToTop(): void {
  focusMain({ preventScroll: true });
  window.scrollTo({ top: 0 });
}

function LinkColumn({ title, links }: { title: string; links: readonly SiteLink[] }) {
  const { t } = useTranslation('shell');
  if (links.length === 0) return null;
  return (
    <nav aria-label={title}>
      <FooterGroup title={title}>
        <ul>
          {links.map(({ to, text }) => (
            <li key={to}>
              <Link to={to}>{t(text)}</Link>
            </li>
          ))}
        </ul>
      </FooterGroup>
    </nav>
  );
}
