import type { Transport } from '@livree/api-client';

/**
 * A transport that reports when the API is unreachable, overloaded or broken; refusals and missing data are answers.
 */
export function reportOutages(transport: Transport, onOutage: () => void): Transport {
  return async (request) => {
    try {
      const response = await transport(request);
      if (response.status >= 500 || response.status === 429) onOutage();
      return response;
    } catch (error) {
      onOutage();
      throw error;
    }
  };
}
