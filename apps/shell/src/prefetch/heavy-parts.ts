import { loadTrans } from '@livree/platform/react-i18next';

/**
 * The singletons that are too heavy for a first page; the shell provides them on demand, and `<Trans>`. They need chunk names,
 * because the ids of nameless chunks contain absolute paths.
 */
export const heavyParts = [
  loadTrans,
  () => import(/* webpackChunkName: 'overlay' */ '@livree/design-system/overlay'),
  () => import(/* webpackChunkName: 'pick' */ '@livree/design-system/pick'),
  async () => {
    const date = await import(/* webpackChunkName: 'date' */ '@livree/design-system/date');
    await date.loadCalendar();
  },
];
