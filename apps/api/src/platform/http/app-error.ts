import type { ErrorCode, TextKey, TextParams } from '@livree/contracts';

/** Errors by wire field name, each a key of the texts. */
export type FieldFaults = Readonly<Record<string, readonly TextKey[]>>;

/**
 * A refusal for the caller: its code defines status and text. `fields` become `errors` in the answer; `params` fill
 * the text's placeholders and are part of the answer.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly params: TextParams;
  readonly fields: FieldFaults;

  constructor(code: ErrorCode, params: TextParams = {}, fields: FieldFaults = {}) {
    super(code);
    this.name = 'AppError';
    this.code = code;
    this.params = params;
    this.fields = fields;
  }
}

/** A 422 for one field. */
export function fieldError(field: string, fault: TextKey, params: TextParams = {}): AppError {
  return new AppError('validation', params, { [field]: [fault] });
}
