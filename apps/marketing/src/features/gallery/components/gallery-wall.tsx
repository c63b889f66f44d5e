import { Skeleton } from '@livree/design-system/feedback';
import { useSlides } from '@livree/design-system/media';
import { paths, useSearchParams } from '@livree/platform';
import { ListPages } from '@livree/platform/list';
import { NotReady } from '@livree/platform/not-ready';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BeyondLast } from '../../../layout/beyond-last.tsx';
import { Section } from '../../../layout/section.tsx';
import { readPage } from '../../../page-number.ts';
import type { GalleryPicture } from '../model/gallery-picture.ts';
import { useGallery } from '../use-gallery.ts';
import { GallerySlide } from './gallery-slide.tsx';
import * as states from './gallery-states.module.css';
import { GalleryEmpty, GalleryFailed } from './gallery-states.tsx';
import * as styles from './gallery-wall.module.css';
import { LargePictures } from './large-pictures.tsx';

/** All pictures of the gallery, by page. */
export function GalleryWall() {
  const { t } = useTranslation('marketing');
  const [search, setSearch] = useSearchParams();
  const page = readPage(search);
  const { query, pictures, pageCount } = useGallery(page);
  return (
    <Section lacquer flush className={styles.gallery}>
      {query.isPending ? <Waiting /> : null}
      {query.isLoadingError ? <GalleryFailed level={2} onRetry={() => void query.refetch()} /> : null}
      {pictures?.length === 0 && page > 1 ? (
        <BeyondLast first={paths.gallery()} className={states.state} />
      ) : null}
      {pictures?.length === 0 && page === 1 ? <GalleryEmpty level={2} /> : null}
      {pictures && pictures.length > 0 ? <Wall key={page} pictures={pictures} /> : null}
      <ListPages
        label={t('gallery.pages')}
        page={page}
        pages={pageCount}
        onPage={(to) => setSearch(to === 1 ? {} : { page: String(to) })}
        hrefOf={(to) => (to === 1 ? '?' : `?page=${to}`)}
        pageLabel={(to) => t('vehicles.pageNumber', { page: to })}
      />
    </Section>
  );
}

/** Each picture opens over the full screen, with the others beside it. */
function Wall({ pictures }: { pictures: readonly GalleryPicture[] }) {
  const slides = useSlides({ count: pictures.length });
  const [isLarge, setLarge] = useState(false);
  return (
    <>
      <ul className={styles.wall}>
        {pictures.map((picture, index) => (
          <li key={picture.id}>
            <GallerySlide
              picture={picture}
              sizes="(max-width: 900px) 100vw, 720px"
              onOpen={() => {
                slides.goTo(index);
                setLarge(true);
              }}
            />
          </li>
        ))}
      </ul>
      {isLarge ? <LargePictures pictures={pictures} slides={slides} onClose={() => setLarge(false)} /> : null}
    </>
  );
}

const Waiting = () => (
  <div aria-busy className={styles.wall}>
    <NotReady />
    {['first', 'second', 'third', 'fourth'].map((bone) => (
      <Skeleton key={bone} className={styles.bone} />
    ))}
  </div>
);
