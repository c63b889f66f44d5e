import { idempotencyHeaders } from '../shared/idempotency.ts';
import { defineRoute } from '../shared/route.ts';
import * as imports from './schemas.ts';

/** Files of things that the company brings from elsewhere. */
export const importRoutes = {
  columns: defineRoute({
    id: 'imports.columns',
    method: 'GET',
    path: '/operations/imports/{kind}',
    auth: 'operator',
    summary: 'The columns that a file may have, and what each takes',
    params: imports.importParams,
    response: imports.importSheetAnswer,
  }),
  saveTemplate: defineRoute({
    id: 'imports.saveTemplate',
    method: 'GET',
    path: '/operations/imports/{kind}/template',
    auth: 'operator',
    summary: 'An empty file with the headings',
    params: imports.importParams,
    response: imports.importTemplateAnswer,
    produces: 'text/csv',
  }),
  check: defineRoute({
    id: 'imports.check',
    method: 'POST',
    path: '/operations/imports/{kind}/check',
    auth: 'operator',
    summary:
      'Say for each row of a file whether it can be made, is there already, or what is wrong; nothing is written',
    params: imports.importParams,
    body: imports.importCheckRequest,
    multipart: { maxFileBytes: imports.maxImportBytes },
    response: imports.importResultAnswer,
  }),
  run: defineRoute({
    id: 'imports.run',
    method: 'POST',
    path: '/operations/imports/{kind}',
    auth: 'operator',
    summary:
      'Make what the ready rows of a checked file say, each row wholly or not at all; nobody gets a mail',
    params: imports.importParams,
    headers: idempotencyHeaders,
    body: imports.importRequest,
    multipart: { maxFileBytes: imports.maxImportBytes },
    response: imports.importResultAnswer,
    status: 201,
  }),
} as const;
