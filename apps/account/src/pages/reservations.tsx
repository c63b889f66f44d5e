import type { MetaContext, PageMeta } from '@livree/platform';
import { Reservations } from '../features/reservations/components/reservations.tsx';

export const meta = ({ t }: MetaContext): PageMeta => ({
  title: t('reservations.title'),
  description: t('reservations.description'),
  noindex: true,
});

export const Page = Reservations;
