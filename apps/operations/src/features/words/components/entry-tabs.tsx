import { TextArea, TextField } from '@livree/design-system/fields';
import { Tabs } from '@livree/design-system/navigation';
import type { ApiForm } from '@livree/forms';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { useStored } from '../../../frame/use-stored.ts';
import { entryTexts, type EntryTexts, type EntryValues } from '../model/entry-values.ts';
import type { EntryKind } from '../model/entry.ts';
import * as styles from './words.module.css';

interface EntryTabsProps {
  readonly kind: EntryKind;
  readonly form: ApiForm<EntryValues>;
  readonly shown: EntryTexts;
  readonly field: ReturnType<typeof useStored<keyof EntryValues>>;
  readonly onLanguage: (language: string) => void;
}

/** The texts in one language at a time; a refused form shows the first language with a fault. */
export function EntryTabs({ kind, form, shown, field, onLanguage }: EntryTabsProps) {
  const { t } = useTranslation('operations');
  const { faults, refusals } = form;
  const isFaulty = ({ title, text }: EntryTexts): boolean =>
    faults[title] !== undefined || faults[text] !== undefined;
  const showFault = useEffectEvent(() => {
    const [faulty] = isFaulty(shown) ? [] : entryTexts.filter(isFaulty);
    if (faulty) onLanguage(faulty.language);
  });
  useEffect(() => {
    if (refusals > 0) showFault();
  }, [refusals]);
  const optional = shown.language === 'fr' ? undefined : t('words.emptyHint');
  return (
    <Tabs
      label={t('words.languages')}
      tabs={entryTexts.map((texts) => {
        const label = t(`newsletter.in.${texts.language}`);
        return {
          id: texts.language,
          label: isFaulty(texts) ? t('articles.faulty', { language: label }) : label,
        };
      })}
      current={shown.language}
      onTab={onLanguage}
    >
      <div key={shown.language} className={styles.texts} lang={shown.language}>
        <TextField
          {...field(shown.title, optional)}
          label={t(`words.${kind}.title`)}
          maxLength={160}
          autoComplete="off"
        />
        <TextArea
          {...field(shown.text, kind === 'question' ? t('words.question.textHint') : undefined)}
          label={t(`words.${kind}.text`)}
          maxLength={2000}
        />
      </div>
    </Tabs>
  );
}
