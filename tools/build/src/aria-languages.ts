import { rspack } from '@rspack/core';

/**
 * React Aria brings its screen-reader texts in thirty-odd languages by static imports. Those that
 * the site does not speak become its English ones, which are in the bundle anyway.
 */
export function onlyOurAriaLanguages() {
  const foreign = /intl[\\/][\w-]+[\\/](?!(?:fr-FR|en-US|es-ES|de-DE)\.)[a-z]{2}-[A-Z]{2}\.m?js$/;
  return new rspack.NormalModuleReplacementPlugin(foreign, (data) => {
    data.request = data.request.replace(/[a-z]{2}-[A-Z]{2}(?=\.m?js$)/, 'en-US');
  });
}

/** React Aria's words round a list of suggestions ('0 option disponible(s).') become the design system's own. */
export function ourComboBoxWords() {
  return new rspack.NormalModuleReplacementPlugin(/[\\/]intlStrings\.mjs$/, (data) => {
    if (/react-aria[\\/].*[\\/]combobox$/.test(data.context))
      data.request = '@livree/design-system/combo-box-words';
  });
}
