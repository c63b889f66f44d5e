export { withOverrides } from '@livree/document';
export { contractVersion, supportedContracts } from './contract.ts';
export { useGoogleMaps } from './google-maps.ts';
export { useMessages } from './messages.ts';
export { observable } from './observable.ts';
export { ownPath, paths } from './paths.ts';
export { keepPreviousData, queryKey, queryOptions, useMutation, useQuery, useQueryClient } from './query.ts';
export type { QueryClient } from './query.ts';
export { useReadable } from './readable.ts';
export type { Readable } from './readable.ts';
export type {
  Access,
  Messages,
  MetaContext,
  PageMeta,
  PageModule,
  PrefetchContext,
  Remote,
  RemoteRoute,
  SlotModule,
  Translate,
} from './remote.ts';
export {
  Link,
  useAddress,
  useBlocker,
  useIsCurrent,
  useLocation,
  useParams,
  useSearchParams,
} from './router.tsx';
export type { LinkProps } from './router.tsx';
export { ShellProvider, useDraft, useSession, useShell } from './shell-context.tsx';
export type * from './shell-services.ts';
export { Slot } from './slot.tsx';
export { paymentAttempt } from './slots.ts';
export type {
  OrderedRide,
  PaymentAttempt,
  SlotComponentProps,
  SlotEvents,
  SlotName,
  SlotProps,
} from './slots.ts';
