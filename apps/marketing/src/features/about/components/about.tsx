import { ErrorState, Skeleton } from '@livree/design-system/feedback';
import { Container } from '@livree/design-system/layout';
import { useQuery, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { aboutQuery } from '../api/about-query.ts';
import { Purpose, Story } from './story.tsx';
import { Timeline } from './timeline.tsx';
import { Values } from './values.tsx';
import { Voice } from './voice.tsx';

/** The operator's texts about the company. */
export function About() {
  const { t: common } = useTranslation('common');
  const { data, isPending, refetch } = useQuery(aboutQuery(useShell().api));
  if (isPending) return <Skeleton width="100%" />;
  if (data === undefined) {
    return (
      <Container>
        <ErrorState
          level={2}
          title={common('errors.loading')}
          retryLabel={common('actions.retry')}
          onRetry={() => void refetch()}
        />
      </Container>
    );
  }
  return (
    <>
      <Story story={data.story} />
      <Timeline />
      <Values values={data.values} />
      <Voice voice={data.voice} />
      <Purpose mission={data.mission} vision={data.vision} />
    </>
  );
}
