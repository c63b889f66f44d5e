import { send } from '@livree/api-client';
import { problemRoutes } from '@livree/contracts';
import { Button } from '@livree/design-system/actions';
import { Banner } from '@livree/design-system/feedback';
import { TextArea } from '@livree/design-system/fields';
import { Form, useApiForm } from '@livree/forms';
import { useShell } from '@livree/platform';
import { Dialog } from '@livree/platform/dialog';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShellHost } from '../host/shell-host.tsx';
import { gatherVisit } from './gather-visit.ts';
import * as styles from './problem-dialog.module.css';

/** Asks for one sentence about a problem, says what is sent with it, and shows the name of the report. */
export function ProblemDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('shell');
  const [id, setId] = useState<string>();
  return (
    <Dialog onClose={onClose} title={t('problem.title')}>
      {id === undefined ? (
        <ProblemForm onSent={setId} />
      ) : (
        <div className={styles.form}>
          <Banner tone="ok" title={t('problem.sent')}>
            {t('problem.name')} <strong className={styles.name}>{id}</strong>
          </Banner>
          <Button onClick={onClose}>{t('problem.close')}</Button>
        </div>
      )}
    </Dialog>
  );
}

function ProblemForm({ onSent }: { readonly onSent: (id: string) => void }) {
  const { t } = useTranslation('shell');
  const { t: common } = useTranslation('common');
  const { api } = useShell();
  const host = useShellHost();
  /** As it was when the visitor decided to report it. */
  const [visit] = useState(() => gatherVisit(host));
  const form = useApiForm({
    values: { note: '' },
    route: problemRoutes.report,
    body: ({ note }) => ({ ...visit, note }),
    send: ({ note }) => send(api, problemRoutes.report, { body: { ...visit, note } }),
    onSent: ({ data }) => {
      onSent(data.id);
      return undefined;
    },
    failed: common('errors.network'),
  });
  return (
    <Form form={form} className={styles.form}>
      <TextArea
        {...form.field('note')}
        label={t('problem.note')}
        hint={t('problem.noteHint')}
        optional={t('problem.optional')}
        rows={3}
      />
      <p className={styles.words}>{t('problem.what')}</p>
      {form.notice?.tone === 'error' && <Banner tone="error">{form.notice.text}</Banner>}
      <Button type="submit" loading={form.isSending}>
        {t('problem.send')}
      </Button>
    </Form>
  );
}
