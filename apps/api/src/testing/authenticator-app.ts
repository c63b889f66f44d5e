import { Secret, TOTP } from 'otpauth';

/** An app that shows codes, as it read the secret. */
export const authenticatorApp = (secret: string) => {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return { codeAt: (now: Date): string => totp.generate({ timestamp: now.getTime() }) };
};
