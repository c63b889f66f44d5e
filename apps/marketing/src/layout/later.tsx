import { ErrorState } from '@livree/design-system/feedback';
import { useCallback, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** The distance from the window, in px, at which a part is loaded. */
const nearness = '800px';

interface LaterProps {
  load: () => Promise<ComponentType>;
  /** A placeholder with the part's final shape. */
  waiting: ReactNode;
}

/** A part of the page whose code loads when the visitor scrolls near, and again after a failure. */
export function Later({ load, waiting }: LaterProps) {
  const { t } = useTranslation('common');
  const stand = useRef<HTMLDivElement>(null);
  const [part, setPart] = useState<{ readonly Part: ComponentType }>();
  const [hasFailed, setFailed] = useState(false);

  const bring = useCallback(() => {
    setFailed(false);
    load().then(
      (Part) => setPart({ Part }),
      () => setFailed(true),
    );
  }, [load]);

  useEffect(() => {
    if (stand.current === null) return undefined;
    const sight = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        sight.disconnect();
        bring();
      },
      { rootMargin: nearness },
    );
    sight.observe(stand.current);
    return () => sight.disconnect();
  }, [bring]);

  if (part !== undefined) return <part.Part />;
  if (hasFailed) {
    return (
      <ErrorState level={3} title={t('errors.loading')} retryLabel={t('actions.retry')} onRetry={bring} />
    );
  }
  return <div ref={stand}>{waiting}</div>;
}
