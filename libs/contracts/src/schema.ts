import * as z from 'zod/mini';

// Without this zod probes `new Function`, which the page's policy reports as a violation.
z.config({ jitless: true });

export { z };
