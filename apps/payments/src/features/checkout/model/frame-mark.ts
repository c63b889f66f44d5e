import type { FrameMark } from '@livree/document';

/** The server's meta element in a frame document; undefined for a provider that is not configured. */
export const frameMark = (name: FrameMark): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;

/** The origin of the pages around a frame document; its own unless the server sets another. */
export const siteOrigin = (): string => frameMark('site-origin') ?? location.origin;

/** The origin of the frames, for the document to which providers send customers back. */
export const frameOrigin = (): string => frameMark('frame-origin') ?? location.origin;
