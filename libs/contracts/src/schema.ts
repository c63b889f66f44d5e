import * as z from 'zod/mini';

// In a page zod must not even probe `new Function`: its policy reports that as a violation. On a server it may, and is faster.
z.config({ jitless: 'document' in globalThis });

export { z };
