import { z } from '@livree/contracts/schema';
import { defineJob } from '../../platform/jobs/index.ts';

/** Finds the pictures that no article has shown for long. */
export const sweepPicturesJob = defineJob('blog.sweep-pictures', z.object({}));
/** Removes the file of such a picture. */
export const removePictureJob = defineJob('blog.remove-picture', z.object({ path: z.string() }));
