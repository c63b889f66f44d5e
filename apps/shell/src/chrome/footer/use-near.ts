import { useEffect, useState, type RefObject } from 'react';

/** The distance from the window, in px, at which an element counts as near. */
const nearness = '400px';

/** Whether the visitor has scrolled near an element; stays true from then on. */
export function useNear(place: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || place.current === null) return undefined;
    const sight = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: nearness },
    );
    sight.observe(place.current);
    return () => sight.disconnect();
  }, [isNear, place]);
  return isNear;
}
