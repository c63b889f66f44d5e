import { type KeptContact } from '@livree/contracts';
import { TextLink } from '@livree/design-system/actions';
import { Tag } from '@livree/design-system/display';
import { useTranslation } from 'react-i18next';
import * as parts from '../../../frame/parts.module.css';
import { contactName } from '../model/contact-kinds.ts';
import { useOpenEntry } from '../use-open-entry.ts';
import { ContactForm } from './contact-form.tsx';
import * as styles from './words.module.css';

/** The ways to reach the company, those without content among them. */
export function Contacts({ contacts }: { contacts: readonly KeptContact[] }) {
  const { t } = useTranslation('operations');
  return (
    <section className={parts.part}>
      <h2>{t('words.part.contact')}</h2>
      <p className={parts.told}>{t('words.contact.where')}</p>
      <ul className={styles.entries}>
        {contacts.map((contact) => (
          <ContactRow key={contact.type} contact={contact} />
        ))}
      </ul>
    </section>
  );
}

function ContactRow({ contact }: { contact: KeptContact }) {
  const { t } = useTranslation('operations');
  const { entry, open } = useOpenEntry();
  const { type, content, isShown } = contact;
  const isOpen = entry === type;
  const name = contactName(type, t);
  return (
    <li className={styles.entry} data-row>
      <div>
        <b>{name}</b> {content !== '' && !isShown && <Tag>{t('words.hidden')}</Tag>}
        <p className={styles.text}>{content || t('words.contact.none')}</p>
      </div>
      <div className={styles.acts}>
        <TextLink
          aria-expanded={isOpen}
          aria-label={t('words.changeNamed', { name })}
          onClick={() => open(isOpen ? '' : type)}
        >
          {t('words.change')}
        </TextLink>
      </div>
      {isOpen && <ContactForm contact={contact} onClose={() => open('')} />}
    </li>
  );
}
