import { buttonClass } from '@livree/design-system/actions';
import { EmptyState } from '@livree/design-system/feedback';
import { Link } from '@livree/platform';
import { useTranslation } from 'react-i18next';

interface BeyondLastProps {
  /** The list's first page. */
  first: string;
  className?: string | undefined;
}

/** Replaces a page after the last one of a list. */
export function BeyondLast({ first, className }: BeyondLastProps) {
  const { t } = useTranslation('marketing');
  return (
    <EmptyState
      title={t('beyond.title')}
      className={className}
      action={
        <Link to={first} className={buttonClass({ variant: 'secondary' })}>
          {t('beyond.first')}
        </Link>
      }
    />
  );
}
