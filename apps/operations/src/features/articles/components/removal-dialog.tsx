import type { ManagedArticle } from '@livree/contracts';
import { Button } from '@livree/design-system/actions';
import { useShell } from '@livree/platform';
import { Dialog } from '@livree/platform/dialog';
import { useTranslation } from 'react-i18next';
import { places } from '../../../frame/places.ts';
import { useAct } from '../../../frame/use-act.ts';
import { removeArticle } from '../api/remove-article.ts';

interface RemovalDialogProps {
  readonly article: ManagedArticle;
  readonly onClose: () => void;
}

/** Asks before an article is deleted, because nothing brings it back. */
export function RemovalDialog({ article: { id, title }, onClose }: RemovalDialogProps) {
  const { t } = useTranslation('operations');
  const { t: common } = useTranslation('common');
  const { api, navigation } = useShell();
  const remove = useAct(async () => {
    const answer = await removeArticle(api, id);
    navigation.go(places.articles());
    return answer;
  });
  return (
    <Dialog
      alert
      onClose={onClose}
      title={t('articles.removeTitle')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {common('actions.cancel')}
          </Button>
          <Button loading={remove.isPending} onClick={() => remove.mutate(undefined, { onSettled: onClose })}>
            {t('articles.remove')}
          </Button>
        </>
      }
    >
      <p>{t('articles.removeText', { title })}</p>
    </Dialog>
  );
}
