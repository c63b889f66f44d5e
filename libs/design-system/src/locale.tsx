import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { usePressStyle } from './press-style.ts';

const LocaleContext = createContext<string | undefined>(undefined);

const pageLocale = (): string =>
  (typeof document === 'undefined' ? '' : document.documentElement.lang) || 'fr';

/** Sets the language of dates and of the words React Aria reads out, for everything inside. */
export const LocaleProvider = ({ locale, children }: { locale: string; children: ReactNode }) => (
  <LocaleContext value={locale}>{children}</LocaleContext>
);

/** European customs: 'en' alone would be American, its dates and weeks the other way round. */
const asWrittenHere = (locale: string): string => (locale === 'en' ? 'en-GB' : locale);

/** Gives the language in force: the given one, the provider's, else that of the page. */
export function useLocale(own?: string): string {
  const provided = useContext(LocaleContext);
  return asWrittenHere(own ?? provided ?? pageLocale());
}

/** What every part built on React Aria stands in. */
export function AriaRoot({ locale, children }: { locale?: string | undefined; children: ReactNode }) {
  usePressStyle();
  return <I18nProvider locale={useLocale(locale)}>{children}</I18nProvider>;
}
