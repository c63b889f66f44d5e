import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The displayed size of an element, in px; undefined before it is displayed. */
export function useSize<E extends HTMLElement>(): { size: Size | undefined; place: RefObject<E | null> } {
  const [size, setSize] = useState<Size>();
  const place = useRef<E>(null);
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0 && height > 0) setSize({ width, height });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { size, place };
}
