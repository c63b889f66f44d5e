import { MenuAction, MenuButton, VisuallyHidden } from '@livree/design-system/base';
import { languageNames, languages } from '@livree/i18n';
import { useMessages, useShell } from '@livree/platform';

/** The four languages by their own names. */
export function LanguagePicker() {
  const { t, language } = useMessages('common');
  const shell = useShell();
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
        <MenuAction
          key={code}
          lang={code}
          aria-current={code === language ? 'true' : undefined}
          onClick={() => shell.language.set(code)}
        >
          {languageNames[code]}
        </MenuAction>
      ))}
    </MenuButton>
  );
}
