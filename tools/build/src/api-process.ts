/**
 * The flags of Node that the API is started with, its worker too. A request leaves some 100 KB behind: with more room for what
 * is young, fewer answers wait for a collection, and less of it is kept by mistake.
 */
export const apiFlags: readonly string[] = ['--max-semi-space-size=64'];
