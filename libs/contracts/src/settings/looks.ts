/** The customer's options for the look of the site. */
export const themeModes = ['light', 'dark', 'auto'] as const;
export type ThemeMode = (typeof themeModes)[number];
export const primaryColors = ['blue', 'green', 'purple', 'red', 'orange'] as const;
export type Accent = (typeof primaryColors)[number];
