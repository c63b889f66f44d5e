import { useQuery, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { galleryQuery } from './api/gallery-query.ts';
import { inWords } from './model/illustration-words.ts';

/** A page of the gallery. */
export function useGallery(page?: number) {
  const { t } = useTranslation('marketing');
  const { api } = useShell();
  const query = useQuery(galleryQuery(api, page));
  const pictures = query.data?.pictures.map((picture) => inWords(picture, t));
  return { query, pictures, pageCount: query.data?.pageCount ?? 1 };
}
