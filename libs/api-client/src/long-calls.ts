import { streamTo } from './stream-to.ts';
import type { TransportRequest } from './transport.ts';
import { type Send, uploadWith } from './upload.ts';

/** Like `fetch`, for a call that says how far it is: its body is sent, or its answer arrives, bit by bit. */
export function longCall({ onText, onUpload = () => {} }: TransportRequest): Send {
  return onText ? streamTo(onText) : uploadWith(onUpload);
}
