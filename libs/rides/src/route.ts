export { RouteField, RouteFields } from './route/route-fields.tsx';
export type { RouteFieldProps } from './route/route-fields.tsx';
export { RouteLine, RouteLineSkeleton } from './route/route-line.tsx';
export type { RouteLineProps, RoutePoint } from './route/route-line.tsx';
