/** The ledger will not do what was asked; the message is one sentence for a person. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}
