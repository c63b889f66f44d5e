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

/** The design system's texts, by the folder of React Aria's own. */
const ourWords: Readonly<Record<string, string>> = {
  combobox: '@livree/design-system/combo-box-words',
  overlays: '@livree/design-system/overlay-words',
};

/**
 * Replaces React Aria's texts about a list of suggestions ('0 option disponible(s).') and about closing with the
 * design system's own.
 */
export function ourAriaWords() {
  return new rspack.NormalModuleReplacementPlugin(/[\\/]intlStrings\.mjs$/, (data) => {
    const folder = /react-aria[\\/](?:.*[\\/])?(\w+)$/.exec(data.context)?.[1];
    data.request = ourWords[folder ?? ''] ?? data.request;
  });
}
