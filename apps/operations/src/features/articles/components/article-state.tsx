import { isOneOf } from '@livree/contracts';
import { Status } from '@livree/design-system/display';
import { useTranslation } from 'react-i18next';
import { articleStates } from '../model/address.ts';

/** Whether an article is a draft, scheduled or published. */
export function ArticleState({ state }: { state: string }) {
  const { t } = useTranslation('operations');
  return (
    <Status tone={state === 'published' ? 'ok' : 'waiting'}>
      {isOneOf(articleStates, state) ? t(`articleState.${state}`) : state}
    </Status>
  );
}
