import { errorAnswer, errorStatuses, type Language, preferredLanguage } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import { errorText } from '@livree/i18n/error-texts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { deletedAccount, isUnreachable, isUnstorable } from '../db/index.ts';
import { AppError } from './app-error.ts';

export const getLanguage = (request: FastifyRequest): Language =>
  preferredLanguage(request.headers['accept-language']);

/** The body of a refusal, in a language. */
export function errorBody({ code, params, fields }: AppError, language: Language): unknown {
  const errors = Object.fromEntries(
    Object.entries(fields).map(([field, faults]) => [
      field,
      faults.map((fault) => errorText(language, fault, params)),
    ]),
  );
  return z.encode(errorAnswer, {
    success: false,
    message: errorText(language, code, params),
    code,
    ...(Object.keys(fields).length > 0 ? { errors } : {}),
    ...(Object.keys(params).length > 0 ? { params: { ...params } } : {}),
  });
}

const frameworkErrors: Readonly<Record<string, AppError>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: new AppError('payload_too_large'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new AppError('unsupported_media_type'),
};

function getStatusCode(error: unknown): number {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  return typeof status === 'number' ? status : 500;
}

function asAppError(error: unknown, { userId }: FastifyRequest): AppError {
  if (error instanceof AppError) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const known = frameworkErrors[code];
  if (known) return known;
  if (userId !== null && deletedAccount(error) === userId) return new AppError('unauthenticated');
  if (isUnstorable(error)) return new AppError('invalid_request');
  if (isUnreachable(error)) return new AppError('unavailable');
  const status = getStatusCode(error);
  return new AppError(status >= 400 && status < 500 ? 'invalid_request' : 'internal');
}

/** The refusal for a failure; a failure that is not meant for the caller is logged and hidden. */
export function toRefusal(error: unknown, request: FastifyRequest): { refusal: AppError; status: number } {
  const refusal = asAppError(error, request);
  request.refusal = refusal.code;
  const status = errorStatuses[refusal.code];
  if (status >= 500) request.log.error({ err: error, code: refusal.code }, 'request failed');
  return { refusal, status };
}

/** Converts every failure to an answer, in one place. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { refusal, status } = toRefusal(error, request);
  if (status === 503) reply.header('retry-after', '2');
  if (status === 429) reply.header('retry-after', String(refusal.params['seconds'] ?? 60));
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .send(errorBody(refusal, getLanguage(request)));
}

/** Answers every failure, and every unknown address. */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request, reply) => answerError(new AppError('not_found'), request, reply));
}
