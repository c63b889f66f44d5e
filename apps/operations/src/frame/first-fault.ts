import { ApiError } from '@livree/api-client';

/** The first sentence of the server beside a field of an act; undefined if it refused no field. */
export const firstFault = (error: unknown): string | undefined =>
  error instanceof ApiError ? Object.values(error.fieldErrors).flat()[0] : undefined;
