import { Button, TextLink } from '@livree/design-system/actions';
import { Status, Tag } from '@livree/design-system/display';
import {
  Banner,
  EmptyState,
  ErrorState,
  ProgressLine,
  Skeleton,
  Spinner,
  Toast,
  ToastStack,
} from '@livree/design-system/feedback';
import { Held } from '../held.tsx';
import type { Part } from '../part.ts';

const nothing = (): void => undefined;

export const banner: Part = {
  name: 'Banner',
  from: 'feedback',
  states: [
    { name: 'info', show: (say) => <Banner>{say.info}</Banner> },
    { name: 'ok', show: (say) => <Banner tone="ok">{say.available}</Banner> },
    {
      name: 'warn, with an action',
      show: (say) => (
        <Banner tone="warn" title={say.expiring} actions={<TextLink>{say.edit}</TextLink>}>
          {say.info}
        </Banner>
      ),
    },
    {
      name: 'error, with retry',
      show: (say) => (
        <Banner tone="error" title={say.loadingFailedTitle} retryLabel={say.retry} onRetry={nothing}>
          {say.loadingFailedWhy}
        </Banner>
      ),
    },
  ],
};

export const toast: Part = {
  name: 'Toast',
  from: 'feedback',
  states: (['success', 'info', 'warning', 'error'] as const).map((tone) => ({
    name: tone,
    show: (say) => (
      <Toast
        tone={tone}
        title={tone === 'error' ? say.refused : say.created}
        closeLabel={say.close}
        onClose={nothing}
      >
        {tone === 'error' ? say.refusedWhy : say.createdWhy}
      </Toast>
    ),
  })),
};

export const toastStack: Part = {
  name: 'ToastStack',
  from: 'feedback',
  states: [
    {
      name: 'two at once',
      show: (say) => (
        <Held<readonly string[]> first={[]}>
          {(ids, set) => (
            <>
              <Button variant="secondary" onClick={() => set(['created', 'refused'])}>
                {say.notifications}
              </Button>
              <ToastStack
                label={say.notifications}
                closeLabel={say.close}
                onGone={(id) => set(ids.filter((other) => other !== id))}
                toasts={ids.map((id) => ({
                  id,
                  tone: id === 'refused' ? 'error' : 'success',
                  title: id === 'refused' ? say.refused : say.created,
                  message: id === 'refused' ? say.refusedWhy : say.createdWhy,
                  duration: 0,
                }))}
              />
            </>
          )}
        </Held>
      ),
    },
  ],
};

export const status: Part = {
  name: 'Status',
  from: 'display',
  states: [
    { name: 'ok', show: (say) => <Status tone="ok">{say.confirmed}</Status> },
    { name: 'waiting', show: (say) => <Status tone="waiting">{say.waiting}</Status> },
    { name: 'failed', show: (say) => <Status tone="failed">{say.failed}</Status> },
    { name: 'ended', show: (say) => <Status tone="ended">{say.ended}</Status> },
    { name: 'cancelled', show: (say) => <Status tone="cancelled">{say.cancelled}</Status> },
  ],
};

export const tag: Part = {
  name: 'Tag',
  from: 'display',
  states: [{ name: 'rest', show: (say) => <Tag>{say.cancellable}</Tag> }],
};

export const emptyState: Part = {
  name: 'EmptyState',
  from: 'feedback',
  states: [
    {
      name: 'with a way on',
      show: (say) => (
        <EmptyState title={say.noRides} action={<Button href="#book">{say.book}</Button>}>
          {say.noRidesWhy}
        </EmptyState>
      ),
    },
    { name: 'words alone', show: (say) => <EmptyState title={say.noRides} level={3} /> },
  ],
};

export const errorState: Part = {
  name: 'ErrorState',
  from: 'feedback',
  states: [
    {
      name: 'with retry',
      show: (say) => (
        <ErrorState
          label={say.loadingFailed}
          title={say.loadingFailedTitle}
          retryLabel={say.retry}
          onRetry={nothing}
          action={<TextLink href="tel:+33199000510">+33 1 99 00 05 10</TextLink>}
        >
          {say.loadingFailedWhy}
        </ErrorState>
      ),
    },
  ],
};

export const progressLine: Part = {
  name: 'ProgressLine',
  from: 'feedback',
  with: ['Spinner'],
  states: [
    { name: 'inline', show: (say) => <ProgressLine label={say.loading} /> },
    { name: 'with words', show: (say) => <Spinner label={say.loading} /> },
  ],
};

export const skeleton: Part = {
  name: 'Skeleton',
  from: 'feedback',
  states: [{ name: 'lines', show: () => [<Skeleton key="1" />, <Skeleton key="2" width="60%" />] }],
};
