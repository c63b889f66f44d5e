import type { Deps } from '../../../../deps.ts';
import { recordSecurityEvent } from '../../../../platform/security/index.ts';
import { billsMail } from '../../mails/bills-mail.ts';
import { disorderedBills, unbilledReservations } from '../bill-checks.repository.ts';
import { issueBills } from './issue-bills.ts';

/** A day, and an hour for a check that ran late. */
const checkedMs = 25 * 60 * 60_000;

/**
 * Issues bills that are missing, dated today, and reports them with those that are out of order since the last check:
 * to the operator by mail, and as security events. Earlier releases issued bills only when somebody asked for them.
 */
export async function checkBills(deps: Deps): Promise<void> {
  const { db, clock, mail, config } = deps;
  const failures: unknown[] = [];
  const late: string[] = [];
  for (const id of await unbilledReservations(db)) {
    const issued = db.transaction().execute((trx) => issueBills(trx, deps, id));
    late.push(...(await issued.catch((error: unknown) => (failures.push(error), []))));
  }
  const disordered = await disorderedBills(db, new Date(clock.now().getTime() - checkedMs));
  for (const [outcome, numbers] of [
    ['late', late],
    ['out_of_order', disordered],
  ] as const)
    for (const number of numbers)
      await recordSecurityEvent(deps, {
        kind: 'bill',
        call: 'documents.check',
        outcome,
        userId: null,
        subject: number,
      });
  if (late.length + disordered.length > 0) await mail.send(billsMail({ late, disordered }, config));
  if (failures.length > 0) throw new AggregateError(failures, 'Some bills could not be issued');
}
