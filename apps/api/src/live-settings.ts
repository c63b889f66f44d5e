import type { SettingName } from '@livree/contracts';

/** Keeps the settings of a process as operators say them instead of the environment. */
export interface LiveSettings {
  /** What the environment says of a setting, or its default there. */
  fallbackOf(name: SettingName): string;
  /** Brings the settings of this process up to date. */
  refresh(): Promise<void>;
  /** Does so from now on, whichever process changes them. */
  follow(): void;
  stop(): Promise<void>;
}
