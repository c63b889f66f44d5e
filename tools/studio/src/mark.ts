/** The colours of the dark mode, from the tokens, in a notation that every drawing program reads. */
const lacquer = '#0b1215';
const pearl = '#f6f8f6';
const line = '#86b8ef';

/** The logo: the L of the name above a line that leaves the frame. `margin` and `corner` are in 32nds of its side. */
export function mark({ margin, corner }: { readonly margin: number; readonly corner: number }): string {
  const scale = (32 - 2 * margin) / 32;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">',
    `<clipPath id="frame"><rect width="32" height="32" rx="${corner}"/></clipPath>`,
    '<g clip-path="url(#frame)">',
    `<rect width="32" height="32" fill="${lacquer}"/>`,
    `<g transform="translate(${margin} ${margin}) scale(${scale})">`,
    `<path fill="${pearl}" d="M10 5.5h3.1v13.6h9.4v2.9H10z"/>`,
    `<path fill="${line}" d="M6 25.4h60v1.7H6z"/>`,
    '</g></g></svg>',
    '',
  ].join('\n');
}

/**
 * The preview card of the site for social networks, 1200 by 630: the wordmark on a line that continues the car's, to
 * be placed over the hero.
 */
export function socialCard(wordmark: string): string {
  const name = wordmark.replace('<svg ', '<svg x="80" y="176" width="380" height="122" ');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" color="${pearl}">`,
    name,
    `<path fill="none" stroke="${line}" stroke-width="3" d="M99 338H572"/>`,
    `<circle cx="90" cy="338" r="8" fill="${lacquer}" stroke="${line}" stroke-width="3"/>`,
    '</svg>',
  ].join('\n');
}

/** The manifest for a site on a device's home screen. */
export const webManifest = {
  name: 'Livrée',
  short_name: 'Livrée',
  lang: 'fr',
  start_url: '/',
  display: 'standalone',
  background_color: lacquer,
  theme_color: lacquer,
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
} as const;

export { lacquer };
