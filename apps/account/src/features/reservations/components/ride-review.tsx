import { reviewRoutes } from '@livree/contracts';
import { Button } from '@livree/design-system/actions';
import { Banner } from '@livree/design-system/feedback';
import { Checkbox, Radio, RadioGroup, TextArea } from '@livree/design-system/fields';
import { Form, useApiForm } from '@livree/forms';
import { useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { useAccountDraft } from '../../../forms/use-account-draft.ts';
import { writeReview } from '../api/write-review.ts';
import * as styles from './ride-review.module.css';

const ratings = ['5', '4', '3', '2', '1'] as const;

const nothing = { rating: '', comment: '', isAnonymous: false };

/** Asks for a review of a completed ride. An operator reads it before it is shown. */
export function RideReview({ reservationId }: { reservationId: number }) {
  const { t } = useTranslation('account');
  const { api } = useShell();
  const form = useApiForm({
    values: nothing,
    isSaved: true,
    route: reviewRoutes.create,
    body: (typed: typeof nothing) => ({ ...typed, rating: Number(typed.rating), reservationId }),
    send: ({ rating, ...typed }) => writeReview(api, { ...typed, rating: Number(rating), reservationId }),
    onSent: ({ message }) => message ?? t('review.sent'),
    failed: t('review.failed'),
    isEmptiedOnceSent: true,
    draft: useAccountDraft(`review-${reservationId}`, { outlivesView: true }),
  });
  const { value: rating, error } = form.bind('rating');
  const comment = form.bind('comment');
  if (form.notice?.tone === 'ok') return <Banner tone="ok">{form.notice.text}</Banner>;
  return (
    <section>
      <h3>{t('review.title')}</h3>
      <Form form={form} className={styles.form}>
        {form.notice && <Banner tone="error">{form.notice.text}</Banner>}
        <RadioGroup
          legend={t('review.rating')}
          layout="inline"
          name="rating"
          value={rating}
          error={error}
          onChange={(chosen) => form.set('rating', chosen)}
        >
          {ratings.map((stars) => (
            <Radio key={stars} value={stars} label={t('review.stars', { count: Number(stars) })} />
          ))}
        </RadioGroup>
        <TextArea
          {...comment}
          label={t('review.comment')}
          maxLength={2000}
          onChange={({ target }) => form.set('comment', target.value)}
        />
        <Checkbox
          name="isAnonymous"
          label={t('review.anonymous')}
          checked={form.values.isAnonymous}
          onChange={({ target }) => form.set('isAnonymous', target.checked)}
        />
        <Button type="submit" variant="secondary" loading={form.isSending}>
          {t('review.submit')}
        </Button>
      </Form>
    </section>
  );
}
