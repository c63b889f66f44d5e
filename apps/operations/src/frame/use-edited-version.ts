import { ApiError } from '@livree/api-client';
import { useQueryClient } from '@livree/platform';
import { useState } from 'react';
import type { Kept } from './kept/use-kept.ts';

interface Saved<Version> {
  readonly data: { readonly version: Version };
}

/**
 * Keeps an edit from overwriting a newer one: it is sent with the version at which it began. Once refused, the form shows
 * both, and the next sending is meant for the newest.
 * @param kept the edit as it comes back, maybe overtaken
 */
export function useEditedVersion<Version extends string | null>(newest: Version, kept?: Kept) {
  const queries = useQueryClient();
  const [begun, setBegun] = useState(newest);
  const [isOvertaken, setOvertaken] = useState(() => kept?.isOvertaken() ?? false);
  const begin = (version: Version) => {
    setBegun(version);
    setOvertaken(false);
  };
  return {
    /** The version at which the edit began. */
    begun,
    isOvertaken,
    /** Until something is typed, an edit begins with the newest version. */
    follow(isDirty: boolean): void {
      if (!isDirty && (isOvertaken || begun !== newest)) begin(newest);
    },
    async send<Answer extends Saved<Version>>(save: (version: Version) => Promise<Answer>): Promise<Answer> {
      try {
        const answer = await save(isOvertaken ? newest : begun);
        begin(answer.data.version);
        return answer;
      } catch (error) {
        if (error instanceof ApiError && error.code === 'operations.overtaken') {
          setOvertaken(true);
          await queries.invalidateQueries();
        }
        throw error;
      }
    },
  };
}
