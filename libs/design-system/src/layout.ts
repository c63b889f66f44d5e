export { ActionBar } from './layout/action-bar/action-bar.tsx';
export type { ActionBarProps } from './layout/action-bar/action-bar.tsx';
export { Container } from './layout/container/container.tsx';
export type { ContainerProps } from './layout/container/container.tsx';
export { ListPage } from './layout/list-page/list-page.tsx';
export type { ListPageProps } from './layout/list-page/list-page.tsx';
export { PageHead } from './layout/page-head/page-head.tsx';
export type { PageHeadProps } from './layout/page-head/page-head.tsx';
export { VisuallyHidden } from './layout/visually-hidden/visually-hidden.tsx';
