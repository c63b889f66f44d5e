import { readStates } from '@livree/build/states';
import { languages } from '@livree/contracts';
import type { Place } from '../place.ts';

/**
 * The states of a remote, each in one language: the four take turns, so that the states of a page are seen in all. The first
 * state of each page is asked everything.
 */
export async function listStates(id: string, origin: string): Promise<Place[]> {
  const asked = new Set<string>();
  return (await readStates(id)).map(({ name, at, address, wide = false }, index) => {
    const language = languages[index % languages.length] ?? 'fr';
    const url = new URL(address, origin);
    const isWhole = !asked.has(at);
    asked.add(at);
    for (const [key, value] of Object.entries({ language, theme: 'light', controls: 'off' }))
      url.searchParams.set(key, value);
    const isPhone = !wide && (language === 'de' || language === 'es');
    const given = { name, url: url.href, language, isPhone, isWhole };
    return { kind: 'state', visitor: 'nobody', isRepeated: false, ...given };
  });
}
