/** The widths of a picture, besides its master's. */
export const widths = [480, 960, 1600] as const;

/** The width of the JPEG, which is only for clients without AVIF or WebP. */
export const plainWidth = 960;

/** Settings of compression; a change renames every file. */
export const quality = { avif: 60, webp: 82, jpeg: 80 } as const;

/** The width of the copy that is shown until a picture loads. */
export const placeholderWidth = 20;
