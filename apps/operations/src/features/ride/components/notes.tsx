import { dispatchRoutes, type RideNotes } from '@livree/contracts';
import { Button } from '@livree/design-system/actions';
import { Disclosure } from '@livree/design-system/display';
import { Banner } from '@livree/design-system/feedback';
import { PhoneField, TextArea, TextField } from '@livree/design-system/fields';
import { Form, useApiForm } from '@livree/forms';
import { useQuery, useShell } from '@livree/platform';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Resumed } from '../../../frame/kept/resumed.tsx';
import { useKeptForm } from '../../../frame/kept/use-kept-form.ts';
import { useKept } from '../../../frame/kept/use-kept.ts';
import { ReadState } from '../../../frame/read-state.tsx';
import { useEditedVersion } from '../../../frame/use-edited-version.ts';
import { useStored } from '../../../frame/use-stored.ts';
import { notesQuery } from '../api/notes-query.ts';
import { saveNotes } from '../api/save-notes.ts';
import * as styles from './steps.module.css';

const aboutNotes = (id: number): string => `notes-${id}`;

/** Who drives, which the customer reads, and a note that they do not. */
export function Notes({ id }: { id: number }) {
  const { t } = useTranslation('operations');
  const { api } = useShell();
  const notes = useQuery(notesQuery(api, id));
  const kept = useKept(aboutNotes(id));
  const [isOpen] = useState(() => kept?.read() !== undefined);
  return (
    <Disclosure open={isOpen} summary={<h2>{t('notes.title')}</h2>}>
      <ReadState read={notes}>{(found) => <NotesForm id={id} notes={found} />}</ReadState>
    </Disclosure>
  );
}

function NotesForm({ id, notes }: { id: number; notes: RideNotes }) {
  const { t } = useTranslation('operations');
  const { api } = useShell();
  const { version: newest, ...values } = notes;
  const end = useKeptForm(aboutNotes(id), { newest });
  const edit = useEditedVersion(newest, end.draft);
  const form = useApiForm({
    values,
    isSaved: true,
    route: dispatchRoutes.saveNotes,
    body: (typed) => ({ ...typed, version: newest }),
    send: (typed) => edit.send((version) => saveNotes(api, id, { ...typed, version })),
    ...end,
  });
  edit.follow(form.isDirty);
  const props = useStored(form, values, edit.isOvertaken);
  return (
    <Form form={form} className={styles.steps}>
      <Resumed form={form} values={values} />
      {form.notice && <Banner tone="error">{form.notice.text}</Banner>}
      <TextField {...props('chauffeurName')} label={t('notes.name')} maxLength={120} autoComplete="off" />
      <PhoneField {...props('chauffeurPhone')} label={t('notes.phone')} autoComplete="off" />
      <TextField
        {...props('chauffeurPlate', t('notes.plateHint'))}
        label={t('notes.plate')}
        maxLength={20}
        autoComplete="off"
      />
      <TextArea {...props('note', t('notes.noteHint'))} label={t('notes.note')} maxLength={2000} />
      <Button type="submit" variant="secondary" wide loading={form.isSending}>
        {t('frame.save')}
      </Button>
    </Form>
  );
}
