import { profileVisibilities } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import type { Connection } from '../../platform/db/index.ts';
import { usersByIds } from '../identity/index.ts';
import type { Reviewers } from '../reviews/index.ts';
import { defaultChoices } from './model/default-choices.ts';
import { readVisibilities } from './settings.repository.ts';

/** The names of customers, and who may read them in full. */
export function customerNames(db: Connection): Reviewers {
  return async (ids) => {
    if (ids.length === 0) return new Map();
    const chosen = await readVisibilities(db, ids);
    const users = await usersByIds(db, ids);
    return new Map(
      users.map(({ id, name }) => {
        const visibility = chosen.get(id) ?? defaultChoices.profile_visibility;
        return [id, { name, visibility: z.parse(z.enum(profileVisibilities), visibility) }];
      }),
    );
  };
}
