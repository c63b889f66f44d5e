import * as z from 'zod/mini';

// In a page zod must not even probe `new Function`: its policy reports that as a violation.
z.config({ jitless: true });

export { z };
