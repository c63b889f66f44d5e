import type { Transport } from '@livree/api-client';

/**
 * A transport that reports when the API is unreachable, overloaded or broken; refusals and missing data are answers.
 */
export function reportUnanswered(transport: Transport, onUnanswered: () => void): Transport {
  return async (request) => {
    try {
      const response = await transport(request);
      if (response.status >= 500 || response.status === 429) onUnanswered();
      return response;
    } catch (error) {
      onUnanswered();
      throw error;
    }
  };
}
