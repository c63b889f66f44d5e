/** The widths of a picture, beside that of its master. */
export const widths = [480, 960, 1600] as const;

/** The width of the one JPEG: what shows AVIF or WebP is never sent it. */
export const plainWidth = 960;

/** Settings of compression; a change renames every file. */
export const quality = { avif: 60, webp: 82, jpeg: 80 } as const;

/** Of the copy that is shown until a picture arrives. */
export const placeholderWidth = 20;
