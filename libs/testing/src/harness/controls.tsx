import { languages } from '@livree/i18n';
import { Link, useSession, useShell, type Remote } from '@livree/platform';
import { useStore, type StoreApi } from 'zustand';
import { faultKinds } from '../fake-api/faults.ts';
import { Choice } from './choice.tsx';
import { galleryPath } from './gallery-page.tsx';
import * as styles from './harness.module.css';
import type { Settings } from './settings.ts';
import { useHarnessSession } from './use-harness-session.ts';

interface ControlsProps {
  remote: Remote;
  settings: StoreApi<Settings>;
}

/** Controls for a tester, and links to the remote's pages. */
export function Controls({ remote, settings }: ControlsProps) {
  const now = useStore(settings);
  const choose = (change: Partial<Settings>) => settings.setState(change);
  return (
    <header className={styles.bar} data-harness>
      <strong>{remote.id}</strong>
      <SessionControl />
      <Choice
        label="Language"
        value={now.language}
        values={languages}
        onChoose={(language) => choose({ language })}
      />
      <Choice
        label="Theme"
        value={now.theme}
        values={['auto', 'light', 'dark']}
        onChoose={(theme) => choose({ theme })}
      />
      <Choice
        label="Accent"
        value={now.accent}
        values={['blue', 'green', 'purple', 'red', 'orange']}
        onChoose={(accent) => choose({ accent })}
      />
      <Choice label="API" value={now.api} values={['fake', 'real']} onChoose={(api) => choose({ api })} />
      <Choice label="Fault" value={now.fault} values={faultKinds} onChoose={(fault) => choose({ fault })} />
      <Places remote={remote} />
    </header>
  );
}

function SessionControl() {
  const session = useSession();
  const { signIn, signOut } = useHarnessSession();
  const signedIn = session.status === 'signed-in';
  return (
    <button type="button" onClick={signedIn ? signOut : signIn}>
      {signedIn ? `Sign out ${session.user.name}` : 'Sign in'}
    </button>
  );
}

function Places({ remote }: { remote: Remote }) {
  const { navigation } = useShell();
  const paths = remote.routes.map(({ path }) => path).filter((path) => !/[:*]/.test(path));
  return (
    <nav aria-label="Pages and slots of this remote">
      {paths.map((path) => (
        <Link key={path} to={path}>
          {path}
        </Link>
      ))}
      <Link to={galleryPath}>states</Link>
      {Object.keys(remote.slots).map((name) => (
        <button key={name} type="button" onClick={() => navigation.go(`/harness/slot/${name}`)}>
          {name}
        </button>
      ))}
    </nav>
  );
}
