import { MenuButton, MenuLink } from '@livree/design-system/actions';
import { VisuallyHidden } from '@livree/design-system/layout';
import { defaultLanguage, languageNames, languages, type Language } from '@livree/i18n';
import { withLanguage } from '@livree/i18n/language-address';
import { useLanguage, useLocation, useShell } from '@livree/platform';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';

/** The four languages by their own names. Each links to the same page; with scripts, the change is immediate. */
export function LanguagePicker() {
  const { t } = useTranslation('common');
  const language = useLanguage();
  const shell = useShell();
  const { pathname, search } = useLocation();
  const choose = (code: Language) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    shell.language.set(code);
  };
  return (
    <MenuButton
      trigger={
        <>
          {language.toUpperCase()}
          <VisuallyHidden>{`, ${t('language.label')}: ${languageNames[language]}`}</VisuallyHidden>
        </>
      }
    >
      {languages.map((code) => (
        <MenuLink
          key={code}
          href={addressToChoose(pathname + search, code)}
          lang={code}
          hrefLang={code}
          aria-current={code === language ? 'true' : undefined}
          onClick={choose(code)}
        >
          {languageNames[code]}
        </MenuLink>
      ))}
    </MenuButton>
  );
}

/** French is selected by name, otherwise the stored language would win. */
const addressToChoose = (path: string, code: Language): string =>
  code === defaultLanguage ? `/${code}${path}` : withLanguage(path, code);
