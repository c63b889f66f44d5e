import type { ContactEntry } from '@livree/contracts';

function entry(type: string, content: string): ContactEntry {
  return { type, content, logo: null, hasLogo: false, isActive: true };
}

/** The operator's contact entries. */
export function buildContacts(): ContactEntry[] {
  return [
    entry('telephone', '+33 1 84 80 12 34'),
    entry('email', 'contact@livree.example'),
    entry('adresse', '24 avenue Montaigne, 75008 Paris'),
    entry('WhatsApp', '+33 6 44 60 12 34'),
    entry('instagram', 'https://instagram.example/livree'),
    entry('linkedin', 'https://linkedin.example/livree'),
  ];
}
