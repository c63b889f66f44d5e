import { z } from '@livree/contracts/schema';
import { defineJob } from '../../platform/jobs/index.ts';

/** Removes the file of a picture that is no longer shown. */
export const removePictureJob = defineJob('gallery.remove-picture', z.object({ path: z.string() }));
