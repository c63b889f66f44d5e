/** The part of `fetch` that a transport uses. */
export type Send = (
  address: string,
  request: RequestInit & { readonly headers: Record<string, string> },
) => Promise<Response>;

/** Like `fetch`, but calls `onUpload` with the sent share of the body, from 0 to 1. Browsers only. */
export const uploadWith =
  (onUpload: (share: number) => void): Send =>
  (address, { method = 'POST', headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, address);
      request.responseType = 'text';
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
      request.upload.addEventListener('progress', ({ loaded, total }) =>
        onUpload(total > 0 ? loaded / total : 0),
      );
      request.addEventListener('load', () => resolve(toResponse(request)));
      for (const failure of ['error', 'abort', 'timeout'])
        request.addEventListener(failure, () => reject(new TypeError('Nothing was answered')));
      signal?.addEventListener('abort', () => request.abort());
      request.send(body instanceof FormData || typeof body === 'string' ? body : null);
    });

function toResponse(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const [name = '', ...value] = line.split(': ');
    if (name !== '') headers.append(name, value.join(': '));
  }
  return new Response(request.responseText, { status: request.status, headers });
}
