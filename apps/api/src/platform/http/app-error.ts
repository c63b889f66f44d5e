import type { ErrorCode, TextKey, TextParams } from '@livree/contracts';
import type { ValuesOf } from '@livree/i18n/error-texts';

/** Errors by wire field name, each a key of the texts. */
export type FieldFaults = Readonly<Record<string, readonly TextKey[]>>;

/**
 * A refusal for the caller: its code defines status and text. `fields` become `errors` in the answer; `params` fill
 * the text's placeholders and are part of the answer.
 */
export class AppError<Code extends ErrorCode = ErrorCode> extends Error {
  readonly code: ErrorCode;
  readonly params: TextParams;
  readonly fields: FieldFaults;

  constructor(code: Code, ...[params = {}, fields = {}]: ValuesOf<Code, [fields?: FieldFaults]>) {
    super(code);
    this.name = 'AppError';
    this.code = code;
    this.params = params;
    this.fields = fields;
  }
}

/** A 422 for one field. */
export function fieldError<Fault extends TextKey>(
  field: string,
  fault: Fault,
  ...[params]: ValuesOf<Fault>
): AppError {
  return new AppError('validation', params, { [field]: [fault] });
}
