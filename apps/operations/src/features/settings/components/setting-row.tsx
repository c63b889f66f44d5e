import type { SettingName } from '@livree/contracts';
import { TextLink } from '@livree/design-system/actions';
import { useTranslation } from 'react-i18next';
import { tellSetting } from '../../../frame/tell-setting.ts';
import { useCompanyFormat } from '../../../frame/use-company-format.ts';
import type { Setting } from '../model/setting.ts';
import { useOpenSetting } from '../use-open-setting.ts';
import { SettingForm } from './setting-form.tsx';
import * as styles from './settings.module.css';

interface SettingRowProps {
  readonly name: SettingName;
  readonly setting: Setting;
  /** What each setting says. */
  readonly said: (name: SettingName) => string;
}

/** What a setting says, what it says by default, and who changed it when. */
export function SettingRow({ name, setting, said }: SettingRowProps) {
  const { t } = useTranslation('operations');
  const format = useCompanyFormat();
  const { setting: open, open: show } = useOpenSetting();
  const { value, fallback, isSet, changedBy: by, version } = setting;
  const isOpen = open === name;
  const title = t(`settings.name.${name}`);
  return (
    <li className={styles.entry} data-row>
      <div>
        <b>{title}</b>
        <p className={styles.value}>{tellSetting(name, value, t, format)}</p>
        {isSet && <small>{t('settings.fallback', { value: tellSetting(name, fallback, t, format) })}</small>}
        {by && version && (
          <small>{t('settings.changed', { by, when: format.dateTime(new Date(version), 'compact') })}</small>
        )}
      </div>
      <TextLink
        aria-expanded={isOpen}
        aria-label={t('words.changeNamed', { name: title })}
        onClick={() => show(isOpen ? '' : name)}
      >
        {t('words.change')}
      </TextLink>
      {isOpen && <SettingForm name={name} setting={setting} said={said} onClose={() => show('')} />}
    </li>
  );
}
