import { contactTypes, type ContactType, type KeptContact } from '@livree/contracts';
import type { Config } from '../../config.ts';
import type { Connection } from '../../platform/db/index.ts';
import { activeContacts, allContacts, type ContactRow } from './contact.repository.ts';

type Brand = Config['brand'];
type Reach = Pick<Brand, 'phone' | 'email' | 'address'>;

const shownAs: Readonly<Record<string, keyof Reach>> = {
  telephone: 'phone',
  email: 'email',
  adresse: 'address',
};

/** How the company is reached, as far as operators say something else than the settings. */
export async function findReach(db: Connection): Promise<Partial<Reach>> {
  const edited = (await activeContacts(db)).filter(({ version }) => version !== null);
  return Object.fromEntries(
    edited.flatMap(({ type, content }) => {
      const name = shownAs[type];
      return name === undefined ? [] : [[name, content]];
    }),
  );
}

/** An entry as operators see it; what the settings say where there is none. */
export function keepContact(type: ContactType, row: ContactRow | undefined, brand: Brand): KeptContact {
  if (row)
    return {
      type,
      content: row.content,
      isShown: row.is_active,
      version: row.version?.toISOString() ?? null,
    };
  const name = shownAs[type];
  const content = name === undefined ? '' : brand[name];
  return { type, content, isShown: content !== '', version: null };
}

/** Every way to reach the company, those without content among them. */
export async function listContacts(db: Connection, brand: Brand): Promise<KeptContact[]> {
  const rows = await allContacts(db);
  return contactTypes.map((type) =>
    keepContact(
      type,
      rows.find((row) => row.type === type),
      brand,
    ),
  );
}
