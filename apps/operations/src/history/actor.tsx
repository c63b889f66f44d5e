import type { RecordedAct } from '@livree/contracts';
import { useTranslation } from 'react-i18next';
import { sourceText } from './say-act.ts';

/** Who did something, under the name that they had then, and where it came from. */
export function Actor({ act: { actorName, source } }: { act: Pick<RecordedAct, 'actorName' | 'source'> }) {
  const { t } = useTranslation('operations');
  return (
    <>
      {`${actorName} `}
      <small>{t(sourceText(source))}</small>
    </>
  );
}
