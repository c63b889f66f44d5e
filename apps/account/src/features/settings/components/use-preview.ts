import { useEffect, useRef, useState } from 'react';
import { useReadable, useShell, type Accent, type ThemeMode } from '@livree/platform';

export interface Appearance {
  readonly mode: ThemeMode;
  readonly primaryColor: Accent;
}

/**
 * Shows a theme and a colour on the whole site before they are saved. What was in force comes back when the customer
 * leaves without saving.
 */
export function usePreview() {
  const { theme, accent } = useShell();
  const inForce: Appearance = { mode: useReadable(theme), primaryColor: useReadable(accent) };
  const [before, setBefore] = useState<Appearance>();
  const toRestore = useRef<Appearance>(undefined);

  function show({ mode, primaryColor }: Partial<Appearance>): void {
    toRestore.current ??= inForce;
    setBefore(toRestore.current);
    if (mode !== undefined) theme.set(mode);
    if (primaryColor !== undefined) accent.set(primaryColor);
  }

  function accept({ mode, primaryColor }: Appearance): void {
    toRestore.current = undefined;
    setBefore(undefined);
    if (mode !== theme.get()) theme.set(mode);
    if (primaryColor !== accent.get()) accent.set(primaryColor);
  }

  useEffect(
    () => () => {
      const left = toRestore.current;
      if (left === undefined) return;
      theme.set(left.mode);
      accent.set(left.primaryColor);
    },
    [theme, accent],
  );

  return { saved: before ?? inForce, show, accept };
}
