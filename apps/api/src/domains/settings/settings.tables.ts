export interface SettingsTable {
  user_id: number;
  timezone: string;
  currency: string;
  email_notifications: boolean;
  sms_notifications: boolean;
  push_notifications: boolean;
  marketing: boolean;
  profile_visibility: string;
  show_email: boolean;
  show_phone: boolean;
  default_pickup_time: string;
  preferred_vehicle_type: string | null;
  auto_confirm: boolean;
  theme_mode: string;
  primary_color: string;
  login_notifications: boolean;
  theme_chosen_at: Date | null;
  color_chosen_at: Date | null;
  updated_at: Date;
}

/** What a customer has chosen. */
export type Choices = Omit<SettingsTable, 'user_id' | 'updated_at'>;

export interface SettingsTables {
  settings: SettingsTable;
}
