/** Milliseconds before what did not arrive is asked for once more. */
const retryDelay = 800;

/**
 * Tries once more after a moment. Beside a weak connection this is for files whose preload has failed:
 * a browser answers the first request for them with that failure, and only the second one goes out.
 */
export async function atSecondTry<T>(attempt: (again: boolean) => Promise<T>): Promise<T> {
  try {
    return await attempt(false);
  } catch {
    await new Promise((resolve) => setTimeout(resolve, retryDelay));
    return attempt(true);
  }
}
