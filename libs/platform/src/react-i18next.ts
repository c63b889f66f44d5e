import { lazy, type LazyExoticComponent } from 'react';
import type { Trans as FullTrans } from '#react-i18next';

export { I18nextProvider, useTranslation } from '#react-i18next';

const load = async () => ({
  default: (await import(/* webpackChunkName: 'trans' */ '#react-i18next')).Trans,
});

/** Comes when something shows it, because no first view does. A quiet page loads it before (`loadTrans`). */
export const Trans: LazyExoticComponent<typeof FullTrans> = lazy(load);

/** Loads what `Trans` needs. */
export const loadTrans = async (): Promise<void> => void (await load());
