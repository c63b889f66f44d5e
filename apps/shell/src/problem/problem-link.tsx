import { TextLink } from '@livree/design-system/actions';
import { useTranslation } from 'react-i18next';
import { useShellHost } from '../host/shell-host.tsx';

/** Opens the report of a problem. */
export function ProblemLink() {
  const { t } = useTranslation('shell');
  const { problem } = useShellHost();
  return <TextLink onClick={() => problem.setState({ isOpen: true })}>{t('problem.open')}</TextLink>;
}
