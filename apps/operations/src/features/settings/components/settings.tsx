import {
  type CompanySetting,
  isSettingName,
  type SettingGroup,
  settingFields,
  settingGroups,
} from '@livree/contracts';
import { textLinkClass } from '@livree/design-system/actions';
import { Tabs } from '@livree/design-system/navigation';
import { Link, useQuery, useSearchParams, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import * as entries from '../../../frame/entries.module.css';
import { Frame } from '../../../frame/frame.tsx';
import * as parts from '../../../frame/parts.module.css';
import { places } from '../../../frame/places.ts';
import { ReadState } from '../../../frame/read-state.tsx';
import { History } from '../../../history/history.tsx';
import { settingsQuery } from '../api/settings-query.ts';
import { settingsAddress } from '../model/address.ts';
import { SettingRow } from './setting-row.tsx';

/** What operators set instead of the server's environment. */
export function Settings() {
  const { t } = useTranslation('operations');
  const { api } = useShell();
  const [search, setSearch] = useSearchParams();
  const asked = settingsAddress.readFilters(search).group;
  const group = settingGroups.find((each) => each === asked) ?? 'company';
  const settings = useQuery(settingsQuery(api));
  return (
    <Frame title={t('frame.settings')}>
      <Tabs
        label={t('settings.groups')}
        tabs={settingGroups.map((id) => ({ id, label: t(`settings.group.${id}`) }))}
        current={group}
        onTab={(next) => setSearch(settingsAddress.withFilters(search, { group: next, setting: '' }, 1))}
      >
        <ReadState read={settings}>
          {(found) => <Group key={group} group={group} settings={found} />}
        </ReadState>
      </Tabs>
    </Frame>
  );
}

function Group({ group, settings }: { group: SettingGroup; settings: readonly CompanySetting[] }) {
  const { t } = useTranslation('operations');
  const said = (name: string) => settings.find((setting) => setting.name === name)?.value ?? '';
  return (
    <>
      <section className={parts.part}>
        <h2>{t(`settings.group.${group}`)}</h2>
        <p className={parts.told}>{t(`settings.about.${group}`)}</p>
        <ul className={entries.entries}>
          {settings.flatMap(({ name, ...setting }) =>
            isSettingName(name) && settingFields[name].group === group
              ? [<SettingRow key={name} name={name} setting={setting} said={said} />]
              : [],
          )}
        </ul>
        {group === 'company' && (
          <Link to={`${places.words()}?part=contact`} className={textLinkClass()}>
            {t('settings.contact')}
          </Link>
        )}
        <p className={parts.told}>{t('settings.server')}</p>
      </section>
      <History subject="settings" id={group} />
    </>
  );
}
