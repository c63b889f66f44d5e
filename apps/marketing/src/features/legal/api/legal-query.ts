import { ApiError, send, type Transport } from '@livree/api-client';
import { legalRoutes, type Language, type LegalDocument, type LegalText } from '@livree/contracts';
import { queryKey, queryOptions } from '@livree/platform';

/** A text that binds, in force or, with a version, as it was accepted. */
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

/** Whether an address asks for a version that never was. */
export const isNoVersion = (error: unknown): boolean =>
  error instanceof ApiError && [404, 422].includes(error.status);

/** The version that an address asks for. */
export const versionOf = (search: URLSearchParams): string | undefined =>
  search.get('version')?.slice(0, 40) || undefined;
