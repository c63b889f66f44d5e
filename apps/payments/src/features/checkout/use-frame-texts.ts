import { useEffect, useState } from 'react';
import type { Look } from '../../checkout-frame/frame-protocol.ts';
import { frameTexts, type FrameTexts } from './model/frame-texts.ts';

/** The frame's texts in a language; those of the document until others have loaded. */
export function useFrameTexts(language: Look['language'], initial: FrameTexts): FrameTexts {
  const [texts, setTexts] = useState(initial);
  useEffect(() => {
    let current = true;
    void frameTexts(language).then((loaded) => current && setTexts(loaded));
    return () => {
      current = false;
    };
  }, [language]);
  return texts;
}
