import type { FrameMark } from '@livree/document';

/** What the server wrote into a frame document; undefined for a provider's when the provider is not configured. */
export const frameMark = (name: FrameMark): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;

/** The origin of the pages round a frame document, which is its own unless the server says another. */
export const siteOrigin = (): string => frameMark('site-origin') ?? location.origin;

/** The origin of the frames, said to the document to which providers send customers back. */
export const frameOrigin = (): string => frameMark('frame-origin') ?? location.origin;
