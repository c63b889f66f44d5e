import type { FormFaults } from '@livree/api-client';
import {
  companySettingRoutes,
  findSettingClash,
  findSettingFault,
  type SettingName,
  settingFields,
} from '@livree/contracts';
import { Button, TextLink } from '@livree/design-system/actions';
import { Banner } from '@livree/design-system/feedback';
import { SelectField, TextField } from '@livree/design-system/fields';
import { Form, useApiForm } from '@livree/forms';
import { formatterFor } from '@livree/i18n';
import { useLanguage, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import * as parts from '../../../frame/parts.module.css';
import { tellSetting } from '../../../frame/tell-setting.ts';
import { useEditedVersion } from '../../../frame/use-edited-version.ts';
import { useFormEnd } from '../../../frame/use-form-end.ts';
import { useStored } from '../../../frame/use-stored.ts';
import { saveSetting } from '../api/save-setting.ts';
import type { Setting } from '../model/setting.ts';
import { useSettingTexts } from '../use-setting-texts.ts';
import { useTelling } from '../use-telling.ts';

interface SettingFormProps {
  readonly name: SettingName;
  readonly setting: Setting;
  /** What each setting says. */
  readonly said: (name: SettingName) => string;
  readonly onClose: () => void;
}

/** An emptied field is the default again, unless empty is a value of its own. */
const readTyped = (name: SettingName, text: string): string | null =>
  text.trim() === '' && findSettingFault(settingFields[name], '') !== undefined ? null : text;

/** What a setting says instead of its default. */
export function SettingForm({ name, setting, said, onClose }: SettingFormProps) {
  const { t } = useTranslation('operations');
  const { api } = useShell();
  const format = formatterFor(useLanguage());
  const field = settingFields[name];
  const values = { value: setting.value };
  const edit = useEditedVersion(setting.version ?? null);
  const save = (value: string | null) =>
    edit.send(async (version) => {
      const { message, data } = await saveSetting(api, name, { value, version });
      return { message, data: { ...data, version: data.version ?? null } };
    });
  /** What would hold. */
  const next = (typed: string) => readTyped(name, typed) ?? setting.fallback;
  const findClash = (typed: string) =>
    findSettingClash(name, (each) => (each === name ? next(typed) : said(each)));
  const form = useApiForm({
    values,
    isSaved: true,
    route: companySettingRoutes.save,
    body: (typed) => ({ value: readTyped(name, typed.value), version: edit.begun }),
    findFaults(typed): FormFaults {
      const clash = findClash(typed.value);
      return clash ? { value: clash } : {};
    },
    send: (typed) => save(readTyped(name, typed.value)),
    ...useFormEnd(),
  });
  edit.follow(form.isDirty);
  const { label, hint } = useSettingTexts(name, setting.fallback);
  const stored = useStored(form, values, edit.isOvertaken, (_, text) => tellSetting(name, text, t, format));
  const shown = stored('value', hint);
  const { value: typed } = form.values;
  const isSound = findSettingFault(field, next(typed).trim()) === undefined && !findClash(typed);
  const telling = useTelling(name, form.submit);
  // A fault stands beside its field before anybody is asked.
  const submit = isSound && next(typed).trim() !== setting.value ? telling.submit : form.submit;
  return (
    <Form
      form={{ ...form, submit }}
      label={t('words.changeNamed', { name: t(`settings.name.${name}`) })}
      className={parts.form}
    >
      {form.notice && <Banner tone="error">{form.notice.text}</Banner>}
      {field.kind === 'switch' ? (
        <SelectField
          {...shown}
          label={label}
          placeholder={t('settings.fallback', { value: tellSetting(name, setting.fallback, t, format) })}
          items={[
            { id: 'on', text: t('settings.on') },
            { id: 'off', text: t('settings.off') },
          ]}
        />
      ) : (
        <TextField
          {...shown}
          label={label}
          inputMode={field.kind === 'number' ? 'numeric' : 'text'}
          autoComplete="off"
        />
      )}
      <div className={parts.ways}>
        <Button type="submit" loading={form.isSending}>
          {t('frame.save')}
        </Button>
        <TextLink onClick={onClose}>{t('words.close')}</TextLink>
      </div>
      {telling.question}
    </Form>
  );
}
