/**
 * Node's flags for the API. A request leaves some 100 KB of garbage (measured for a price): with a larger young
 * generation, fewer answers wait for a collection.
 */
export const apiFlags: readonly string[] = ['--max-semi-space-size=64'];
