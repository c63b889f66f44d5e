import { useQuery, useShell } from '@livree/platform';
import { settingsQuery } from '../../settings-query.ts';

/** The customer's time zone; undefined until it is known. */
export function useOwnZone(): string | undefined {
  return useQuery(settingsQuery(useShell().api)).data?.preferences.timezone;
}
