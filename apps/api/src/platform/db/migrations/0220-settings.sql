-- What a customer chose; one who chose nothing has no row. Language and session timeout belong to the account.
create table settings (
  user_id integer primary key references users (id) on delete cascade,
  timezone text not null,
  currency text not null,
  email_notifications boolean not null,
  sms_notifications boolean not null,
  push_notifications boolean not null,
  marketing boolean not null,
  profile_visibility text not null check (profile_visibility in ('private', 'public', 'friends')),
  show_email boolean not null,
  show_phone boolean not null,
  default_pickup_time text not null,
  preferred_vehicle_type text,
  auto_confirm boolean not null,
  theme_mode text not null check (theme_mode in ('light', 'dark', 'auto')),
  primary_color text not null check (primary_color in ('blue', 'green', 'purple', 'red', 'orange')),
  login_notifications boolean not null,
  updated_at timestamptz not null
);
