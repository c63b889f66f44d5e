import { rspack } from '@rspack/core';

/**
 * React Aria statically imports its screen-reader texts in over thirty languages. Languages that the site does not
 * have are replaced with English, which is in the bundle anyway.
 */
export function onlyOurAriaLanguages() {
  const foreign = /intl[\\/][\w-]+[\\/](?!(?:fr-FR|en-US|es-ES|de-DE)\.)[a-z]{2}-[A-Z]{2}\.m?js$/;
  return new rspack.NormalModuleReplacementPlugin(foreign, (data) => {
    data.request = data.request.replace(/[a-z]{2}-[A-Z]{2}(?=\.m?js$)/, 'en-US');
  });
}

/**
 * Replaces React Aria's texts about a list of suggestions ('0 option disponible(s).') with the design system's own.
 */
export function ourComboBoxWords() {
  return new rspack.NormalModuleReplacementPlugin(/[\\/]intlStrings\.mjs$/, (data) => {
    if (/react-aria[\\/].*[\\/]combobox$/.test(data.context))
      data.request = '@livree/design-system/combo-box-words';
  });
}
