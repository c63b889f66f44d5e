/** A remote used what its release does not declare. The message is for developers; reports carry the name alone. */
export class LimitError extends Error {
  override readonly name = 'LimitError';
}
