export { Form } from './form.tsx';
export type { FormDraft, FormOptions, Notice } from './form-options.ts';
export { Honeypot } from './honeypot.tsx';
export { refusalText } from './refusal-text.ts';
export { useApiForm } from './use-api-form.ts';
export type { ApiForm } from './use-api-form.ts';
