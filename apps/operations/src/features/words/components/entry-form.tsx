import { isOneOf, timelineIcons } from '@livree/contracts';
import { Banner } from '@livree/design-system/feedback';
import { SelectField, TextField } from '@livree/design-system/fields';
import { Form, useApiForm } from '@livree/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Resumed } from '../../../frame/kept/resumed.tsx';
import { useKeptForm } from '../../../frame/kept/use-kept-form.ts';
import * as parts from '../../../frame/parts.module.css';
import { useEditedVersion } from '../../../frame/use-edited-version.ts';
import { useStored } from '../../../frame/use-stored.ts';
import { entryTexts, type EntryValues, fieldOf } from '../model/entry-values.ts';
import type { EntryKind, EntryRules, SavedEntry } from '../model/entry.ts';
import { EntryTabs } from './entry-tabs.tsx';
import { FormWays } from './form-ways.tsx';
import { ShownSwitch } from './shown-switch.tsx';
import * as styles from './words.module.css';

interface EntryFormProps {
  readonly kind: EntryKind;
  /** Null for an entry that is new. */
  readonly id: number | null;
  readonly rules: EntryRules;
  readonly values: EntryValues;
  /** Null for an entry that is new. */
  readonly version: string | null;
  readonly send: (values: EntryValues, version: string) => Promise<SavedEntry>;
  readonly onSaved?: () => void;
  readonly onClose: () => void;
}

/** The texts of a question or a year in four languages, and what is said of it in all of them. */
export function EntryForm({ kind, id, rules, values, version, send, onSaved, onClose }: EntryFormProps) {
  const { t } = useTranslation('operations');
  const [language, setLanguage] = useState<string>('fr');
  const end = useKeptForm(`${kind}-${id ?? 'new'}`, { newest: version });
  const edit = useEditedVersion(version, end.draft);
  const isYear = kind === 'year';
  const form = useApiForm({
    values,
    isSaved: true,
    ...rules,
    fieldOf,
    send: (typed) => edit.send((begun) => send(typed, begun ?? '')),
    ...end,
    onSent(answer: SavedEntry) {
      onSaved?.();
      return end.onSent(answer);
    },
  });
  edit.follow(form.isDirty);
  const field = useStored(form, values, edit.isOvertaken, (name, text) =>
    name === 'icon' && isOneOf(timelineIcons, text) ? t(`words.icon.${text}`) : text,
  );
  const shown = entryTexts.find((texts) => texts.language === language) ?? entryTexts[0];
  const isOther = edit.isOvertaken && values.isShown !== form.values.isShown;
  return (
    <Form form={form} label={t(`words.${kind}.form`)} className={parts.form}>
      <Resumed form={form} values={values} />
      {form.notice && <Banner tone="error">{form.notice.text}</Banner>}
      {isYear && (
        <div className={styles.fields}>
          <TextField
            {...field('year')}
            label={t('words.year.year')}
            inputMode="numeric"
            maxLength={4}
            autoComplete="off"
          />
          <SelectField
            {...field('icon')}
            label={t('words.year.icon')}
            placeholder={t('words.year.choose')}
            items={timelineIcons.map((icon) => ({ id: icon, text: t(`words.icon.${icon}`) }))}
          />
        </div>
      )}
      <EntryTabs kind={kind} form={form} shown={shown} field={field} onLanguage={setLanguage} />
      <ShownSwitch
        isShown={form.values.isShown === 'yes'}
        isOther={isOther}
        onChoose={(isChosen) => form.set('isShown', isChosen ? 'yes' : '')}
      />
      <FormWays
        isSending={form.isSending}
        onClose={() => {
          end.draft?.clear();
          onClose();
        }}
      />
    </Form>
  );
}
