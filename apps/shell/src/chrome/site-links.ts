import { paths } from '@livree/platform';
import { routeOwner, type BrowserComposition } from '@livree/release';
import type { ParseKeysWithoutVariables } from 'i18next';
import { useShellHost } from '../host/shell-host.tsx';

export interface SiteLink {
  readonly to: string;
  /** Its text in the shell's messages. */
  readonly text: ParseKeysWithoutVariables<'shell'>;
}

const navigation: readonly SiteLink[] = [
  { to: paths.services(), text: 'nav.services' },
  { to: paths.prices(), text: 'nav.prices' },
  { to: paths.vehicles(), text: 'nav.vehicles' },
  { to: paths.about(), text: 'nav.about' },
];

/** What the header has no room for. */
const reading: readonly SiteLink[] = [
  { to: paths.blog(), text: 'footer.blog' },
  { to: paths.contact(), text: 'footer.contact' },
];

const house: readonly SiteLink[] = [
  { to: paths.about(), text: 'nav.about' },
  { to: paths.services(), text: 'nav.services' },
  { to: '/fleet', text: 'footer.fleet' },
  ...reading,
];

const journeys: readonly SiteLink[] = [
  { to: paths.booking(), text: 'footer.booking' },
  { to: paths.reservations(), text: 'footer.reservations' },
];

const services: readonly SiteLink[] = [{ to: paths.blogTag('services'), text: 'footer.allArticles' }];

const law: readonly SiteLink[] = [
  { to: paths.terms(), text: 'footer.terms' },
  { to: paths.privacy(), text: 'footer.privacy' },
  { to: paths.legal(), text: 'footer.legal' },
  { to: paths.accessibility(), text: 'footer.accessibility' },
];

const customer: readonly SiteLink[] = [
  { to: paths.profile(), text: 'user.profile' },
  { to: paths.reservations(), text: 'user.reservations' },
  { to: paths.payments(), text: 'user.payments' },
  { to: paths.settings(), text: 'user.settings' },
];

/** Links to pages that a remote of the composition owns, so that unreleased parts cause no dead links. */
function owned<T extends Pick<SiteLink, 'to'>>(links: readonly T[], { remotes }: BrowserComposition): T[] {
  return links.filter(({ to }) => routeOwner(remotes, to) !== undefined);
}

const groups = { navigation, reading, house, journeys, services, law, customer };

export function useSiteLinks(group: keyof typeof groups): SiteLink[] {
  return owned(groups[group], useShellHost().composition);
}

/** Whether a page is for something that the visitor does (booking, or the account), rather than to read. */
export function useIsTask(address: string): boolean {
  const { remotes } = useShellHost().composition;
  const access = routeOwner(remotes, address)?.path.access ?? 'public';
  return address === paths.booking() || access !== 'public';
}

/** Whether a remote of the composition owns an address. */
export function useIsOwned(to: string): boolean {
  return owned([{ to }], useShellHost().composition).length > 0;
}
