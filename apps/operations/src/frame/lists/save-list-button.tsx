import { errorText } from '@livree/api-client';
import { Button, saveFile } from '@livree/design-system/actions';
import { useMutation, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import type { ListName, ListRequest } from './list-files.ts';
import { readListFile } from './read-list-file.ts';

interface SaveListButtonProps<Name extends ListName> {
  readonly list: Name;
  /** The filters of the list as it is shown. */
  readonly request: ListRequest<Name>;
  /** What the list is called, and so its file. */
  readonly title: string;
}

/** Saves a list with all its pages as a file for spreadsheets. */
export function SaveListButton<Name extends ListName>({ list, request, title }: SaveListButtonProps<Name>) {
  const { t } = useTranslation('operations');
  const { t: common } = useTranslation('common');
  const { api, toasts } = useShell();
  const { mutate, isPending } = useMutation({
    mutationFn: () => readListFile(api, list, request),
    onSuccess: (file) => saveFile(file, `${title}.csv`),
    onError: (error) => toasts.show('error', errorText(error, common, t('frame.listNotSaved'))),
  });
  return (
    <Button variant="secondary" slim loading={isPending} onClick={() => mutate()}>
      {t('frame.saveList')}
    </Button>
  );
}
