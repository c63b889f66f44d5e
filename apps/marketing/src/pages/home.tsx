import type { MetaContext, PageMeta, PrefetchContext } from '@livree/platform';
import { Commitments } from '../features/commitments/components/commitments.tsx';
import { Gallery } from '../features/gallery/components/gallery.tsx';
import { Hero } from '../features/hero/components/hero.tsx';
import { KeptBooking } from '../features/kept-booking/kept-booking.tsx';
import { lineUpQuery } from '../features/line-up/api/line-up-query.ts';
import { LineUp } from '../features/line-up/components/line-up.tsx';
import { Reasons } from '../features/reasons/components/reasons.tsx';
import { ServiceMenu } from '../features/service-menu/components/service-menu.tsx';
import { Testimonials } from '../features/testimonials/components/testimonials.tsx';
import { CallToAction } from '../layout/call-to-action.tsx';
import { sitePicturesQuery } from '../pictures/site-pictures-query.ts';
import { company } from '../structured/company.ts';

export function meta(context: MetaContext<'marketing'>): PageMeta {
  const { t } = context;
  return { title: t('home.title'), description: t('home.description'), structured: [company(context)] };
}

export function prefetch({ queries, api }: PrefetchContext): Promise<unknown> {
  return Promise.all([
    queries.ensureQueryData(sitePicturesQuery()),
    queries.ensureQueryData(lineUpQuery(api)),
  ]);
}

export function Page() {
  return (
    <>
      <section className="lacquer">
        <Hero />
        <Commitments />
      </section>
      <Reasons />
      <ServiceMenu />
      <LineUp />
      <Gallery />
      <Testimonials />
      <CallToAction />
      <KeptBooking />
    </>
  );
}
