const sqlState = {
  foreignKeyViolation: '23503',
  uniqueViolation: '23505',
  exclusionViolation: '23P01',
  serializationFailure: '40001',
  deadlock: '40P01',
} as const;

/** The SQLSTATE of a database error, the same on both engines; undefined for anything else. */
export function getSqlState(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code) ? error.code : undefined;
}

/** A row was refused because its period overlaps another's. */
export const isOverlap = (error: unknown): boolean => getSqlState(error) === sqlState.exclusionViolation;

export const isDuplicate = (error: unknown): boolean => getSqlState(error) === sqlState.uniqueViolation;

/** The account that a row refers to and that was deleted meanwhile. */
export function deletedAccount(error: unknown): number | undefined {
  if (getSqlState(error) !== sqlState.foreignKeyViolation) return undefined;
  const detail = error instanceof Error && 'detail' in error ? String(error.detail) : '';
  const [, id] = /=\((\d+)\) is not present in table "users"/.exec(detail) ?? [];
  return id === undefined ? undefined : Number(id);
}

/** Two transactions conflicted; a retry may succeed. */
export const isConflict = (error: unknown): boolean => {
  const state = getSqlState(error);
  return state === sqlState.serializationFailure || state === sqlState.deadlock;
};

/** The schema changed since this statement was planned, because another release migrated the database. */
export const isStalePlan = (error: unknown): boolean =>
  getSqlState(error) === '0A000' && error instanceof Error && /cached plan/.test(error.message);

/** PostgreSQL cannot store the text: a zero byte, a lone surrogate, a number out of range. */
export const isUnstorable = (error: unknown): boolean =>
  ['22021', '22P05', '22P02', '22003', '22007', '22008'].includes(getSqlState(error) ?? '');

/**
 * The server is unreachable, is starting or stopping, has no disk, memory or connection left, or planned the
 * statement before a schema change: it can be tried later.
 */
export const isUnreachable = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  if (isStalePlan(error)) return true;
  if (/^(08|53|57P)/.test(getSqlState(error) ?? '')) return true;
  if ('code' in error && ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOTFOUND'].includes(String(error.code)))
    return true;
  return /connection (terminated|timeout)|timeout exceeded when trying to connect|is not queryable/i.test(
    error.message,
  );
};
