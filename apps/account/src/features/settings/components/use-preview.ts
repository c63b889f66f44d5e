import { useEffect } from 'react';
import { useShell, type Accent, type ThemeMode } from '@livree/platform';

export interface Appearance {
  readonly mode: ThemeMode;
  readonly primaryColor: Accent;
}

/** Shows a theme and a colour on the whole site for as long as the form is there; what is in force comes back with its end. */
export function usePreview({ mode, primaryColor }: Appearance): void {
  const { theme, accent } = useShell();
  useEffect(() => {
    theme.preview(mode);
    accent.preview(primaryColor);
    return () => {
      theme.preview(undefined);
      accent.preview(undefined);
    };
  }, [theme, accent, mode, primaryColor]);
}
