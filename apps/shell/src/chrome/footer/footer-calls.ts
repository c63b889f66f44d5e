import { send, type Transport } from '@livree/api-client';
import { blogReadingRoutes, contactRoutes, newsletterRoutes } from '@livree/contracts';

const mostArticles = 4;

export interface ServiceArticle {
  readonly slug: string;
  readonly title: string;
}

/** The newest articles about services. */
export async function fetchServiceArticles(api: Transport, signal: AbortSignal): Promise<ServiceArticle[]> {
  const request = { params: { tag: 'services' }, query: { perPage: mostArticles } };
  const { items } = (await send(api, blogReadingRoutes.byTag, request, { signal })).data;
  return items.map(({ slug, title }) => ({ slug, title }));
}

const networks = { facebook: 'Facebook', twitter: 'Twitter', instagram: 'Instagram', linkedin: 'LinkedIn' };

export interface SocialNetwork {
  readonly name: string;
  readonly url: string;
}

/** The operator's social networks; entries without a web address are left out. */
export async function fetchNetworks(api: Transport, signal: AbortSignal): Promise<SocialNetwork[]> {
  const query = { types: Object.keys(networks) };
  const { data } = await send(api, contactRoutes.info, { query }, { signal });
  return Object.entries(networks).flatMap(([type, name]) => {
    const url = data[type]?.content ?? '';
    return data[type]?.isActive && url.startsWith('https://') ? [{ name, url }] : [];
  });
}

export const subscription = newsletterRoutes.subscribe;

/** Subscribes an address to the newsletter. @returns the server's message @throws ApiError */
export async function subscribe(
  api: Transport,
  body: { readonly email: string; readonly website: string },
): Promise<string | undefined> {
  return (await send(api, subscription, { body })).message;
}
