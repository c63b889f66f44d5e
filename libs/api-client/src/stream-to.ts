import type { Send } from './upload.ts';

/** Like `fetch`, but gives the text of a good answer to `onText` as it arrives. It ends with the answer, and returns it without its body. */
export const streamTo =
  (onText: (text: string) => void): Send =>
  async (address, request) => {
    const response = await fetch(address, request);
    if (!response.ok || response.body === null) return response;
    const text = response.body.pipeThrough(new TextDecoderStream());
    await text.pipeTo(new WritableStream({ write: onText }));
    return new Response(null, { status: response.status });
  };
