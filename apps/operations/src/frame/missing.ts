import { ApiError } from '@livree/api-client';

/** Whether the answer is that there is no such thing. */
export const isMissing = (error: Error): boolean => error instanceof ApiError && error.status === 404;

/** Asks once more, as the shell does, but not for a thing that is not there. */
export const retryUnlessMissing = (failures: number, error: Error): boolean =>
  failures === 0 && !isMissing(error);
