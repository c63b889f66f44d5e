import { type KeptAbout, wordRoutes } from '@livree/contracts';
import { Button } from '@livree/design-system/actions';
import { Banner } from '@livree/design-system/feedback';
import { TextField } from '@livree/design-system/fields';
import { Form, useApiForm } from '@livree/forms';
import { useShell } from '@livree/platform';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Resumed } from '../../../frame/kept/resumed.tsx';
import { useKeptForm } from '../../../frame/kept/use-kept-form.ts';
import * as parts from '../../../frame/parts.module.css';
import { useEditedVersion } from '../../../frame/use-edited-version.ts';
import { useStored } from '../../../frame/use-stored.ts';
import { saveAbout } from '../api/save-about.ts';
import { aboutFieldOf, findAboutFaults, fromAbout, toAbout } from '../model/about-values.ts';
import { AboutTabs } from './about-tabs.tsx';

/** What the company tells of itself: its story, its values, a voice, its mission and its vision. */
export function AboutForm({ about }: { about: KeptAbout | null }) {
  const { t } = useTranslation('operations');
  const { api } = useShell();
  const [language, setLanguage] = useState<string>('fr');
  const values = fromAbout(about);
  const newest = about?.version ?? null;
  const end = useKeptForm('about', { newest });
  const edit = useEditedVersion(newest, end.draft);
  const form = useApiForm({
    values,
    isSaved: true,
    route: wordRoutes.saveAbout,
    body: (typed) => ({ ...toAbout(typed), version: edit.begun }),
    fieldOf: aboutFieldOf,
    findFaults: findAboutFaults,
    send: (typed) => edit.send((version) => saveAbout(api, { ...toAbout(typed), version })),
    ...end,
  });
  edit.follow(form.isDirty);
  const field = useStored(form, values, edit.isOvertaken);
  return (
    <Form form={form} label={t('words.part.about')} className={parts.part}>
      <h2>{t('words.part.about')}</h2>
      <Resumed form={form} values={values} />
      {form.notice && <Banner tone="error">{form.notice.text}</Banner>}
      <AboutTabs form={form} field={field} language={language} onLanguage={setLanguage} />
      <TextField {...field('name')} label={t('words.about.name')} maxLength={160} autoComplete="off" />
      <div className={parts.ways}>
        <Button type="submit" loading={form.isSending}>
          {t('frame.save')}
        </Button>
      </div>
    </Form>
  );
}
