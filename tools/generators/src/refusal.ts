/** The generator refuses the request; the message is one sentence for a person. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}
