import { type AboutEdit, siteAbout } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import type { Deps } from '../../../deps.ts';
import { flatten } from './describe-entry.ts';
import { type ContentEdit, replaceContent } from './replace-content.ts';

type About = Omit<AboutEdit, 'version'>;

/** Replaces what the company tells of itself. @throws AppError `operations.overtaken` if another operator was first */
export const saveAbout = (
  deps: Pick<Deps, 'db' | 'clock'>,
  { about, ...edit }: ContentEdit & { readonly about: About },
): Promise<void> =>
  replaceContent(deps, {
    ...edit,
    part: 'about',
    content: z.encode(siteAbout, about),
    describe: flatten,
  });
