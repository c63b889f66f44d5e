import { contactSubjects, type Language, type TextKey } from '@livree/contracts';
import { escapeUTF8 } from 'entities/escape';
import { barePage, translate } from '../../platform/http/index.ts';
import { contactTexts } from './texts.ts';

/** The values of a form without scripts, by field. */
export type TypedForm = Readonly<Record<string, string>>;

export type FieldFaults = Readonly<Record<string, readonly TextKey[]>>;

const page = (language: Language, title: string, body: string) =>
  barePage(
    language,
    title,
    `<h1>${title}</h1>${body}<p><a href="/contact">${contactTexts(language)('form.back')}</a></p>`,
  );

/** The page after sending; it shows the message. */
export function sentPage(language: Language, { message = '' }: TypedForm): string {
  const body = `<h2>${contactTexts(language)('form.yours')}</h2><blockquote>${escapeUTF8(message)}</blockquote>`;
  return page(language, translate(language, 'contact.sent'), body);
}

/** The form again, with the typed values and their errors. @param reason shown if no field has an error */
export function refusedPage(
  language: Language,
  typed: TypedForm,
  faults: FieldFaults,
  reason: string,
): string {
  const t = contactTexts(language);
  const field = (name: string, label: string, control: (attributes: string) => string): string => {
    const [fault] = faults[name] ?? [];
    const told = fault ? `<span class="fault" id="${name}-fault">${translate(language, fault)}</span>` : '';
    const tied = fault ? ` aria-invalid="true" aria-describedby="${name}-fault"` : '';
    return `<label>${label}${control(`name="${name}"${tied}`)}${told}</label>`;
  };
  const input = (name: string, label: string, type: string) =>
    field(name, label, (tied) => `<input type="${type}" ${tied} value="${escapeUTF8(typed[name] ?? '')}">`);
  const options = contactSubjects.map((id) => {
    const chosen = typed['subject'] === id ? ' selected' : '';
    return `<option value="${id}"${chosen}>${t(`subjects.${id}`)}</option>`;
  });
  const body = `<p role="alert">${escapeUTF8(reason)}</p>
<form method="post">
${input('name', t('form.name'), 'text')}
${input('email', t('form.email'), 'email')}
${input('phone', t('form.phone'), 'tel')}
${field('subject', t('form.subject'), (tied) => `<select ${tied}><option value="">${t('form.choose')}</option>${options.join('')}</select>`)}
${field('message', t('form.message'), (tied) => `<textarea rows="7" ${tied}>\n${escapeUTF8(typed['message'] ?? '')}</textarea>`)}
<button class="primary">${t('form.send')}</button>
</form>`;
  return page(language, t('form.failed'), body);
}
