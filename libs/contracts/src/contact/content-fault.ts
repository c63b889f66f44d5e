import { emailPattern, phonePattern } from '../shared/person.ts';

const longestPhone = 30;
const longestEmail = 254;
const longestAddress = 200;

/** A page of a network: https, a host with a point in its name, and nobody's password. */
function isNetworkPage(text: string): boolean {
  if (/\s/.test(text) || !URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  return protocol === 'https:' && hostname.includes('.') && username === '' && password === '';
}

/** Why a trimmed text is no content of a contact entry of this type: a telephone, an e-mail, an address or a network's page. */
export function findContentFault(type: string, content: string) {
  if (type === 'telephone' || type === 'WhatsApp')
    return content.length <= longestPhone && phonePattern.test(content) ? undefined : 'validation.phone';
  if (type === 'email')
    return content.length <= longestEmail && emailPattern.test(content) ? undefined : 'validation.email';
  if (type === 'adresse') return content.length <= longestAddress ? undefined : 'validation.too_long';
  return isNetworkPage(content) ? undefined : 'validation.web_address';
}
