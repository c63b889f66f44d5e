const invalid =
  'input[aria-invalid="true"], textarea[aria-invalid="true"], select[aria-invalid="true"], [data-invalid] button, button[data-invalid]';

/** The first invalid control in `container`, which gets the focus after a refusal; null if there is none. */
export const firstInvalid = (container: HTMLElement | null): HTMLElement | null =>
  container?.querySelector<HTMLElement>(invalid) ?? null;
