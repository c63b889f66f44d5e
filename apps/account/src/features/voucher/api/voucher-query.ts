import { ApiError, send, type Transport } from '@livree/api-client';
import { documentRoutes, type Voucher } from '@livree/contracts';
import { queryKey, queryOptions } from '@livree/platform';

/** The contents of the voucher with this code; null if we did not sign such a code. */
export function voucherQuery(api: Transport, code: string) {
  return queryOptions({
    queryKey: queryKey('account', 'voucher', code),
    queryFn: async ({ signal }): Promise<Voucher | null> => {
      try {
        return (await send(api, documentRoutes.verifyVoucher, { params: { code } }, { signal })).data;
      } catch (error) {
        if (error instanceof ApiError && (error.status === 404 || error.status === 422)) return null;
        throw error;
      }
    },
  });
}
