import type { ExamplesOf } from '../shared/example.ts';
import type { companySettingRoutes } from './routes.ts';

const version = '2026-06-02T08:00:00.000Z';

const notice = {
  name: 'notice_minutes',
  value: '90',
  fallback: '60',
  is_set: true,
  changed_by: 'Camille Durand',
  version,
} as const;

/** Example requests and answers in wire form, by call. */
export const companySettingExamples = {
  list: { response: { success: true, data: [notice] } },
  save: {
    params: { name: 'notice_minutes' },
    body: { value: '90', version: null },
    response: { success: true, data: notice },
  },
} satisfies Partial<ExamplesOf<typeof companySettingRoutes>>;
