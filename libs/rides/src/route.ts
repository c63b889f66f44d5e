export { RouteField, RouteFields } from './route/route-fields.tsx';
export { RouteLine, RouteLineSkeleton } from './route/route-line.tsx';
export type { RoutePoint } from './route/route-line.tsx';
