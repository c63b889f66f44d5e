import { languages } from '@livree/contracts';
import { TextArea, TextField } from '@livree/design-system/fields';
import { Tabs } from '@livree/design-system/navigation';
import type { ApiForm } from '@livree/forms';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { useStored } from '../../../frame/use-stored.ts';
import { aboutField, aboutParts, type AboutValues } from '../model/about-values.ts';
import * as styles from './words.module.css';

interface AboutTabsProps {
  readonly form: ApiForm<AboutValues>;
  readonly field: ReturnType<typeof useStored<string>>;
  /** The language that is shown. */
  readonly language: string;
  readonly onLanguage: (language: string) => void;
}

/** The texts in one language at a time; a refused form shows the first language with a fault. */
export function AboutTabs({ form, field, language, onLanguage }: AboutTabsProps) {
  const { t } = useTranslation('operations');
  const { faults, refusals } = form;
  const isFaulty = (of: string): boolean =>
    aboutParts.some((part) => faults[aboutField(part, of)] !== undefined);
  const showFault = useEffectEvent(() => {
    const [faulty] = isFaulty(language) ? [] : languages.filter(isFaulty);
    if (faulty) onLanguage(faulty);
  });
  useEffect(() => {
    if (refusals > 0) showFault();
  }, [refusals]);
  const optional = language === 'fr' ? undefined : t('words.emptyHint');
  return (
    <Tabs
      label={t('words.languages')}
      tabs={languages.map((id) => {
        const label = t(`newsletter.in.${id}`);
        return { id, label: isFaulty(id) ? t('articles.faulty', { language: label }) : label };
      })}
      current={language}
      onTab={onLanguage}
    >
      <div key={language} className={styles.texts} lang={language}>
        <TextArea
          {...field(aboutField('story', language), optional ?? t('words.about.storyHint'))}
          label={t('words.about.story')}
        />
        <TextArea
          {...field(aboutField('values', language), optional ?? t('words.about.valuesHint'))}
          label={t('words.about.values')}
        />
        <TextArea
          {...field(aboutField('voice', language), optional)}
          label={t('words.about.voice')}
          maxLength={2000}
        />
        <TextField
          {...field(aboutField('role', language), optional)}
          label={t('words.about.role')}
          maxLength={160}
          autoComplete="off"
        />
        <TextArea
          {...field(aboutField('mission', language), optional)}
          label={t('words.about.mission')}
          maxLength={2000}
        />
        <TextArea
          {...field(aboutField('vision', language), optional)}
          label={t('words.about.vision')}
          maxLength={2000}
        />
      </div>
    </Tabs>
  );
}
