import { z } from '../../schema.ts';
import { errorStatuses } from '../../shared/errors.ts';
import type { Route } from '../../shared/route.ts';
import { maskText } from './mask-text.ts';
import type { Rename } from './rename.ts';
import { listFields, stripValue } from './strip-value.ts';

/** Domains whose public calls answer everybody alike, in words of the operator. */
const operatorsWords = /^(?:fleet|gallery|blog|legal|site)\./;

const isForEverybody = ({ id, method, auth, session }: Route): boolean =>
  method === 'GET' && auth === 'public' && session === undefined && operatorsWords.test(id);

/**
 * What may be kept of an answer of the API: what its contract describes. Texts that are no words of the contract are masked,
 * records get other numbers, places become vague. Undefined if what is left is no answer to the call.
 */
export function stripAnswer(route: Route, status: number, answer: unknown, rename: Rename): unknown {
  if (route.produces !== undefined) return undefined;
  if (status >= 400) return stripRefusal(route, answer);
  if (isForEverybody(route)) return keepDescribed(route, answer);
  const [within = ''] = route.id.split('.');
  const stripped = stripValue(answer, route.response, { rename, name: '', within });
  return z.safeParse(route.response, stripped).success ? stripped : undefined;
}

function keepDescribed({ response }: Route, answer: unknown): unknown {
  const read = z.safeParse(response, answer);
  return read.success ? z.encode(response, read.data) : undefined;
}

const refusal = z.object({
  success: z.literal(false),
  message: z.string(),
  code: z.string(),
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
});

/** A refusal with its code, and the fields of the call that it is about. */
function stripRefusal({ body }: Route, answer: unknown): unknown {
  const { data } = z.safeParse(refusal, answer);
  if (data === undefined || !Object.hasOwn(errorStatuses, data.code)) return undefined;
  const { success, message, code, errors = {} } = data;
  const fields = body === undefined ? [] : listFields(body);
  const faults = Object.entries(errors)
    .filter(([field]) => fields.includes(field))
    .map(([field, texts]) => [field, texts.map(maskText)] as const);
  return { success, message: maskText(message), code, errors: Object.fromEntries(faults) };
}
