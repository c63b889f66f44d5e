import { primaryColors, themeModes } from '@livree/contracts';
import { z } from '@livree/contracts/schema';

/** The value of the session's cookie while the visitor is signed in. */
export const signedIn = '1';

export const themeSchema = z.enum(themeModes);
export const accentSchema = z.enum(primaryColors);

/** How the site looks until a visitor chooses. */
export const defaultLook = { theme: 'auto', accent: 'blue' } as const;

/** The data attributes of `<html>` (`data-mode`) that style sheets and the shell read. */
export const visitorMarks = { theme: 'mode', accent: 'accent', session: 'session' } as const;
