import { useShell, type Accent, type ThemeMode } from '@livree/platform';
import { useEffect } from 'react';

export interface Appearance {
  readonly mode: ThemeMode;
  readonly primaryColor: Accent;
}

/** Previews a theme and a colour on the whole site while the form is open; then the current ones return. */
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
