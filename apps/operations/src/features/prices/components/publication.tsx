import type { KeptPrices } from '@livree/contracts';
import { Button, TextLink } from '@livree/design-system/actions';
import { Banner } from '@livree/design-system/feedback';
import { useShell } from '@livree/platform';
import { Moment } from '@livree/rides/moment';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { firstFault } from '../../../frame/first-fault.ts';
import { useAct } from '../../../frame/use-act.ts';
import { useAskedAct } from '../../../frame/use-asked-act.ts';
import { useCompanyFormat } from '../../../frame/use-company-format.ts';
import { discardDrafts } from '../api/discard-drafts.ts';
import { publishDrafts } from '../api/publish-drafts.ts';
import * as styles from './prices.module.css';

/** Puts the drafts live, now or at a moment, or throws them away. */
export function Publication({ prices: { startsAt, draftsVersion } }: { prices: KeptPrices }) {
  const { t } = useTranslation('operations');
  const { api, config } = useShell();
  const format = useCompanyFormat();
  const [[date, time], setMoment] = useState<readonly [string, string]>(['', '06:00']);
  const publish = useAct(() =>
    publishDrafts(api, { startsAt: date === '' ? null : `${date}T${time}`, draftsVersion }),
  );
  const discarding = useAskedAct(() => discardDrafts(api), {
    title: t('prices.discardTitle'),
    text: t('prices.discardText'),
    yes: t('prices.discard'),
  });
  return (
    <section className={styles.form}>
      <h2>{t('prices.live')}</h2>
      {startsAt !== null && (
        <Banner tone="info">
          {t('prices.planned', { when: format.dateTime(new Date(startsAt), 'compact') })}
        </Banner>
      )}
      <Moment
        labels={[t('prices.day'), t('prices.time')]}
        placeholder={t('frame.chooseDay')}
        values={[date, time]}
        timeZone={config.timezone}
        error={firstFault(publish.error)}
        onChange={(chosenDate, chosenTime) => setMoment([chosenDate, chosenTime])}
      />
      <Button wide loading={publish.isPending} onClick={() => publish.mutate(undefined)}>
        {t(date === '' ? 'prices.liveNow' : 'prices.liveLater')}
      </Button>
      <p className={styles.told}>{t('prices.quotes')}</p>
      <TextLink onClick={discarding.ask}>{t('prices.discard')}</TextLink>
      {discarding.question}
    </section>
  );
}
