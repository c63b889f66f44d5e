import { ApiError, send, type Transport } from '@livree/api-client';
import { legalRoutes, type Language, type LegalDocument, type LegalText } from '@livree/contracts';
import { queryKey, queryOptions } from '@livree/platform';

/** A legal text: the current one or, with a version, the one that was accepted. */
export function legalQuery(
  api: Transport,
  language: Language,
  document: LegalDocument,
  version: string | undefined,
) {
  return queryOptions({
    queryKey: queryKey('marketing', 'legal', document, language, version ?? 'current'),
    queryFn: async ({ signal }): Promise<LegalText> => {
      const request = { params: { document }, query: version === undefined ? {} : { version } };
      return (await send(api, legalRoutes.read, request, { signal })).data;
    },
    staleTime: 60 * 60_000,
    retry: (failures, error) => failures === 0 && !isNoVersion(error),
  });
}

/** Whether an address asks for a version that never existed. */
export const isNoVersion = (error: unknown): boolean =>
  error instanceof ApiError && [404, 422].includes(error.status);

/** The version in an address. */
export const readVersion = (search: URLSearchParams): string | undefined =>
  search.get('version')?.slice(0, 40) || undefined;
