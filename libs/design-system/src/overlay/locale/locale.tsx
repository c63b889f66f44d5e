import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { usePressStyle } from './press-style.ts';

const LocaleContext = createContext<string | undefined>(undefined);

const pageLocale = (): string =>
  (typeof document === 'undefined' ? '' : document.documentElement.lang) || 'fr';

/** Sets the language of dates and of React Aria's texts for everything inside. */
export const LocaleProvider = ({ locale, children }: { locale: string; children: ReactNode }) => (
  <LocaleContext value={locale}>{children}</LocaleContext>
);

/** European conventions: 'en' alone would be American, with other dates and weeks. */
const asWrittenHere = (locale: string): string => (locale === 'en' ? 'en-GB' : locale);

/** The current language: the given one, the provider's, or the page's. */
export function useLocale(own?: string): string {
  const provided = useContext(LocaleContext);
  return asWrittenHere(own ?? provided ?? pageLocale());
}

/** The wrapper of every component built on React Aria. */
export function AriaRoot({ locale, children }: { locale?: string | undefined; children: ReactNode }) {
  usePressStyle();
  return <I18nProvider locale={useLocale(locale)}>{children}</I18nProvider>;
}
