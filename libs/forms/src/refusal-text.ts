import { ApiError, errorText, type FormFaults } from '@livree/api-client';

interface RefusalTexts {
  /** Translates texts of the namespace `common`. */
  readonly common: (key: string) => string;
  readonly failed: string;
  readonly unreachable?: string | undefined;
  readonly unexpected?: string | undefined;
}

/** The sentence for a form that was refused: invalid fields, an unreachable server, the server's own, or `failed`. */
export function refusalText(error: unknown, faults: FormFaults, texts: RefusalTexts): string {
  if (Object.keys(faults).length > 0) return texts.common('errors.validation');
  if (!(error instanceof ApiError)) return texts.unexpected ?? texts.failed;
  if (error.code === 'network' && texts.unreachable !== undefined) return texts.unreachable;
  return errorText(error, texts.common, texts.failed);
}
