import * as z from 'zod/mini';

// In a page, zod must not even probe `new Function`, because the policy would report a violation.
z.config({ jitless: true });

export { z };
