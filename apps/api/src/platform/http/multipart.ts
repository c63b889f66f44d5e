import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';

/** A longer body is not read to the end for a precise error. */
const maxBodyBytes = 32 * 1024 * 1024;
const texts = { fields: 20, parts: 24, files: 4, fieldSize: 16 * 1024, fieldNameSize: 100, headerPairs: 20 };

/** Lets the routes in `add` accept multipart bodies; all others still refuse them unread. */
export function acceptMultipart(app: FastifyInstance, add: (scope: FastifyInstance) => void): void {
  void app.register(async (scope) => {
    await scope.register(multipart, { throwFileSizeLimit: false });
    add(scope);
  });
}

/**
 * The parts of a form by name: texts, and files as `File`. A file that is too large is read up to one byte above the
 * limit, so that the route's schema refuses it. @throws AppError 400 for an invalid or empty form, 413 for a body far
 * too large
 */
export async function readMultipart(
  request: FastifyRequest,
  maxFileBytes: number,
): Promise<Record<string, unknown>> {
  if (Number(request.headers['content-length'] ?? 0) > maxBodyBytes) throw new AppError('payload_too_large');
  return Promise.race([readParts(request, maxFileBytes), refuseWithoutEnd(request)]);
}

/** Rejects a body above the limit; a chunked body does not declare its length. */
function refuseWithoutEnd({ raw }: FastifyRequest): Promise<never> {
  let left = maxBodyBytes;
  return new Promise((_resolve, reject) => {
    raw.on('data', ({ length }: Buffer) => {
      left -= length;
      if (left < 0) reject(new AppError('payload_too_large'));
    });
  });
}

async function readParts(request: FastifyRequest, maxFileBytes: number): Promise<Record<string, unknown>> {
  const limits = { ...texts, fileSize: maxFileBytes + 1 };
  const body: Record<string, unknown> = {};
  try {
    for await (const part of request.parts({ limits })) {
      body[part.fieldname] = part.type === 'file' ? await readFile(part) : part.value;
    }
  } catch {
    throw new AppError('invalid_request');
  }
  if (Object.keys(body).length === 0) throw new AppError('invalid_request');
  return body;
}

async function readFile(part: MultipartFile): Promise<File> {
  return new File([new Uint8Array(await part.toBuffer())], part.filename, { type: part.mimetype });
}
