import { z } from '@livree/contracts/schema';
import { languages } from '@livree/i18n';
import { localStore } from '@livree/platform/shell';
import { faultKinds } from '../fake-api/faults.ts';

/** The settings of the harness's controls; they survive a reload. */
const settingsSchema = z.object({
  api: z.enum(['fake', 'real']),
  fault: z.enum(faultKinds),
  language: z.enum(languages),
  theme: z.enum(['auto', 'light', 'dark']),
  accent: z.enum(['blue', 'green', 'purple', 'red', 'orange']),
});

export type Settings = z.infer<typeof settingsSchema>;

const untouched: Settings = { api: 'fake', fault: 'off', language: 'fr', theme: 'auto', accent: 'blue' };

const key = 'harness-settings';

/** The address can set each of them once: `?language=de&fault=500`. A state ignores stored settings. */
export function readSettings(isState: boolean): Settings {
  const kept: unknown = isState ? {} : JSON.parse(localStore().read(key) ?? '{}');
  const given = Object.fromEntries(new URLSearchParams(location.search));
  const all = { ...untouched, ...z.record(z.string(), z.unknown()).safeParse(kept).data, ...given };
  const parsed = settingsSchema.safeParse(all);
  return parsed.success ? parsed.data : untouched;
}

export function saveSettings(settings: Settings): void {
  localStore().write(key, JSON.stringify(settings));
}
