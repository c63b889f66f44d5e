import { type ContactType, emailPattern, phonePattern } from '@livree/contracts';
import { fieldError } from '../../../platform/http/index.ts';

const longestPhone = 30;
const longestEmail = 254;
const longestAddress = 200;

/** A page of a network: https, a host with a point in its name, and nobody's password. */
function isNetworkPage(text: string): boolean {
  if (/\s/.test(text) || !URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  return protocol === 'https:' && hostname.includes('.') && username === '' && password === '';
}

/** @throws AppError 422 beside the content, if it is nothing of this kind */
export function checkContent(type: ContactType, content: string): void {
  if (type === 'telephone' || type === 'WhatsApp') {
    if (content.length > longestPhone || !phonePattern.test(content))
      throw fieldError('content', 'validation.phone');
  } else if (type === 'email') {
    if (content.length > longestEmail || !emailPattern.test(content))
      throw fieldError('content', 'validation.email');
  } else if (type === 'adresse') {
    if (content.length > longestAddress) throw fieldError('content', 'validation.too_long');
  } else if (!isNetworkPage(content)) throw fieldError('content', 'validation.web_address');
}
