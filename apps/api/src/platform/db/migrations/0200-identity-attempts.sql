-- Attempts on an account, whether it exists or not: log-ins, confirmations of a password, reset mails.
alter table login_failures rename to account_attempts;
alter table account_attempts rename column failures to attempts;

-- When the holder last proved to read mail at this address: by a reset link, or through Google.
alter table users add column email_verified_at timestamptz;
