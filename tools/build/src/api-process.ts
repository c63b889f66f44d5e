/**
 * The flags of Node that the API is started with. A request leaves some 100 KB behind (measured for a price): with more room for
 * what is young, fewer answers wait for a collection.
 */
export const apiFlags: readonly string[] = ['--max-semi-space-size=64'];
