import { z } from '@livree/contracts/schema';
import { defineJob } from '../../platform/jobs/index.ts';

/** Removes the file of a picture that is shown no more. */
export const removePictureJob = defineJob('gallery.remove-picture', z.object({ path: z.string() }));
