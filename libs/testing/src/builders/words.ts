import { contactTypes, type Words } from '@livree/contracts';
import { buildContacts } from './contact.ts';
import { buildAbout, buildFaq, buildHours, buildTimeline } from './contents.ts';

const version = '2027-01-04T09:00:00.000Z';

/** What operators write about the company. */
export function buildWords(): Words {
  const contacts = buildContacts();
  const keep = (index: number) => ({ id: index + 1, version, isShown: true });
  return {
    questions: buildFaq().questions.map((question, index) => ({ ...keep(index), ...question })),
    years: buildTimeline().entries.map((year, index) => ({ ...keep(index), ...year })),
    contacts: contactTypes.map((type) => {
      const content = contacts.find((entry) => entry.type === type)?.content ?? '';
      return { type, content, isShown: content !== '', version: null };
    }),
    hours: { version, ...buildHours() },
    about: { version, ...buildAbout() },
  };
}
