import { formFaults, send, type Transport } from '@livree/api-client';
import { blogRoutes, contactRoutes, newsletterRoutes, type Language } from '@livree/contracts';
import { z } from '@livree/contracts/schema';

const mostArticles = 4;

export interface ServiceArticle {
  readonly slug: string;
  readonly title: string;
}

/** The newest articles about services. */
export async function fetchServiceArticles(api: Transport, signal: AbortSignal): Promise<ServiceArticle[]> {
  const request = { params: { tag: 'services' }, query: { perPage: mostArticles } };
  const { items } = (await send(api, blogRoutes.byTag, request, { signal })).data;
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

const typedSchema = z.object({ email: z.string(), website: z.string() });

/** The message for the visitor. */
export type Outcome = { readonly success?: string; readonly error?: string };

/**
 * Subscribes to the newsletter with a form's `email` and `website`.
 * @throws ApiError for every failure except an invalid address, which is an outcome
 */
export async function subscribe(api: Transport, form: FormData, language: Language): Promise<Outcome> {
  const body = z.parse(typedSchema, Object.fromEntries(form));
  try {
    const { message = '' } = await send(api, newsletterRoutes.subscribe, { body });
    return { success: message };
  } catch (error) {
    const { email } = await formFaults(error, language);
    if (email === undefined) throw error;
    return { error: email };
  }
}
