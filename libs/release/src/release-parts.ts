import { z } from '@livree/contracts/schema';

/** The id of a remote, or the name of a team, in a ledger: older ones may be longer than an id is now. */
export const storedIdSchema = z.string().check(z.regex(/^[a-z][a-z-]*$/));

/** The id of a remote. Counts and reports name no longer one. */
export const remoteIdSchema = storedIdSchema.check(z.maxLength(31, 'an id has 31 characters at most'));

/** A version is derived from content: the first twelve hexadecimal digits of a hash. */
export const versionSchema = z.string().check(z.regex(/^[0-9a-f]{12}$/));

/** The name of a built file in its release. */
export const fileNameSchema = z.string().check(z.regex(/^[\w.@-]+$/));

/** An address below which the browser files of a release lie: `https://cdn.example/booking/4f0c`. */
export const assetsSchema = z.string().check(z.regex(/^https?:\/\/[\w.:-]+(?:\/[\w.@-]+)*$/));

const integrity = z.string().check(z.regex(/^sha(?:256-[A-Za-z0-9+/]{43}=|384-[A-Za-z0-9+/]{64})$/));

/** A built file: its name in the release, its integrity and its size in bytes with brotli. */
export const fileSchema = z.object({ file: fileNameSchema, integrity, bytes: z.number() });

/** Fixed segments, `:name` segments, and `*` at the end. `routeOwner` and the shell's router read it the same way. */
export const routePathSchema = z.string().check(z.regex(/^(?:\/:?[\w-]+)*(?:\/\*?)?$/));

/** Who may see a route, from everybody to the fewest. */
export const accesses = ['public', 'customer', 'dispatcher', 'operator'] as const;
export const accessSchema = z.enum(accesses);

/** Whether a route is for the people of the company alone, who come after everybody and customers. */
export const isForPeople = (access: (typeof accesses)[number]): boolean => accesses.indexOf(access) > 1;

export const slotNameSchema = z.string().check(z.regex(/^[a-z-]+\/[a-z-]+@\d+$/));
