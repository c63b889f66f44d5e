import type { Transport } from '@livree/api-client';

/** A transport that tells when the API is away, overloaded or broken; what it refuses or does not know is an answer. */
export function hearUnanswered(transport: Transport, onUnanswered: () => void): Transport {
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
