import type { Transport } from '@livree/api-client';
import type { Visitor } from '../shell/fake-shell.ts';

/** A connection, and how many of its calls have no answer yet. */
export function countCalls(connect: (visitor: Visitor) => Transport): {
  readonly connect: (visitor: Visitor) => Transport;
  readonly open: () => number;
} {
  let open = 0;
  return {
    open: () => open,
    connect(visitor) {
      const transport = connect(visitor);
      return async (request) => {
        // An answer that goes on is nothing to wait for.
        if (request.onText) return transport(request);
        open += 1;
        try {
          return await transport(request);
        } finally {
          open -= 1;
        }
      };
    },
  };
}
