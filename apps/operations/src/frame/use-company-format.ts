import { type Formatter, formatterFor } from '@livree/i18n';
import { useLanguage, useShell } from '@livree/platform';

/** The formatter of the reader's language, which says instants in the zone of the company. A ride has a zone of its own. */
export function useCompanyFormat(): Formatter {
  const { config } = useShell();
  return formatterFor(useLanguage(), { timeZone: config.timezone });
}
