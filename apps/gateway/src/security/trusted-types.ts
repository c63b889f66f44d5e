import { createHash } from 'node:crypto';

/**
 * The first script of a document. It accepts script URLs of this site and of `hosts`. Text can never become markup or
 * code, because the policy has no other rule.
 */
export function defaultPolicyScript(hosts: readonly string[] = []): string {
  const allowed = `[${['location.origin', ...hosts.map((host) => JSON.stringify(host))].join(',')}]`;
  return `self.trustedTypes?.createPolicy("default",{createScriptURL(u){if(${allowed}.includes(new URL(u,location).origin))return u;throw TypeError(u)}})`;
}

/** The source expression that allows exactly this inline script. */
export function scriptHash(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
