import type { ErrorCode, TextKey, TextParams } from '@livree/contracts';

/** Faults by wire field name, each a key of the texts. */
export type FieldFaults = Readonly<Record<string, readonly TextKey[]>>;

/**
 * A refusal meant for the caller: its code decides status and text.
 * `fields` appear as `errors` in the answer; `params` fill the texts' places and are answered too.
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

/** A 422 about one field. */
export function fieldError(field: string, fault: TextKey, params: TextParams = {}): AppError {
  return new AppError('validation', params, { [field]: [fault] });
}
