import { framePath, languageParameter } from '@livree/document';
import { useLanguage, useLocation, useShell, withOverrides } from '@livree/platform';
import { useState } from 'react';
import { useStore } from 'zustand';
import type { Look } from './frame-protocol.ts';

type FrameName = 'card' | 'stripe' | 'paypal';

export interface FrameSetting {
  /** The page's look, for its frames. */
  readonly look: Look;
  /** The provider of each active payment method. */
  readonly providers: ReadonlyMap<string, string>;
  /** The document with the card's fields. */
  readonly cardFrame: FrameName;
  /** The address of a frame's document. */
  readonly source: (name: FrameName) => string;
}

/** What a page needs to embed checkout frames. A frame loads once; later changes of language reach it by message. */
export function useFrameSetting(): FrameSetting {
  const { theme, accent, config } = useShell();
  const { search } = useLocation();
  const look = { language: useLanguage(), mode: useStore(theme), accent: useStore(accent) };
  const [firstLanguage] = useState(look.language);
  const active = config.paymentMethods.filter(({ isActive }) => isActive);
  const providers = new Map(active.map(({ id, provider }) => [id, provider]));
  return {
    look,
    providers,
    cardFrame: providers.get('card') === 'stripe' ? 'stripe' : 'card',
    source: (name) =>
      `${config.frameOrigin ?? ''}${withOverrides(`${framePath(name)}?${languageParameter}=${firstLanguage}`, search)}`,
  };
}
