import { z } from '@livree/contracts/schema';

const directives = z.enum([
  'base-uri',
  'child-src',
  'connect-src',
  'default-src',
  'font-src',
  'form-action',
  'frame-ancestors',
  'frame-src',
  'img-src',
  'manifest-src',
  'media-src',
  'object-src',
  'require-trusted-types-for',
  'script-src',
  'script-src-attr',
  'script-src-elem',
  'style-src',
  'style-src-attr',
  'style-src-elem',
  'trusted-types',
  'worker-src',
  'unknown',
]);
export type Directive = z.infer<typeof directives>;

/** The directive of a policy report, from its first word. */
export function readDirective(reported: string | undefined): Directive {
  const [name] = reported?.split(' ') ?? [];
  return z.safeParse(directives, name).data ?? 'unknown';
}
