-- When a customer chose; null while what holds is nobody's choice and each browser keeps its own.
alter table users add column language_chosen_at timestamptz;
alter table settings add column theme_chosen_at timestamptz;
alter table settings add column color_chosen_at timestamptz;

update settings set theme_chosen_at = updated_at where theme_mode <> 'light';
update settings set color_chosen_at = updated_at where primary_color <> 'blue';
