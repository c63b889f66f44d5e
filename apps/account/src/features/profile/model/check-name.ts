import { ApiError } from '@livree/api-client';

/** Reports an empty name as missing, not as too short. @throws ApiError `validation` */
export function checkName(name: string): void {
  if (name.trim() !== '') return;
  const fieldErrors = { name: ['validation.name_required'] };
  throw new ApiError({ status: 422, code: 'validation', message: '', fieldErrors });
}
