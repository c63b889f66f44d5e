import { isConflict } from './faults.ts';

/** How often a transaction is tried. */
const mostAttempts = 3;

/** Runs a whole transaction, and again if it conflicted with another. @throws its last error */
export async function retryConflicts<Result>(transact: () => Promise<Result>, attempt = 1): Promise<Result> {
  try {
    return await transact();
  } catch (error) {
    if (!isConflict(error) || attempt === mostAttempts) throw error;
    return retryConflicts(transact, attempt + 1);
  }
}
