import type { RouteMapView } from '@livree/maps/route-map';
import { Component, useEffect, useState, type ReactNode } from 'react';
import { cx } from '../../cx.ts';
import type { GoogleFault, GoogleMaps } from './google-maps.ts';
import * as styles from './google.module.css';
import type * as parts from './google.ts';

interface GoogleOverProps {
  google: GoogleMaps;
  view: RouteMapView;
  /** Not interactive: another element handles presses. */
  isStill?: boolean;
}

type Loaded = typeof parts;

/** Google's map over ours, once it has loaded; after any failure ours stays, with a message. */
export function GoogleOver({ google, view, isStill = false }: GoogleOverProps) {
  const [loaded, setLoaded] = useState<Loaded>();
  const [isShown, setShown] = useState(false);
  const [fault, setFault] = useState<GoogleFault>();
  useEffect(() => {
    let isWanted = true;
    const take = (arrived: Loaded) => isWanted && setLoaded(arrived);
    import('./google.ts').then(take, () => undefined);
    return () => {
      isWanted = false;
    };
  }, []);
  if (loaded === undefined) return null;
  const { GoogleLayer, faultText } = loaded;
  if (fault !== undefined)
    return (
      <small role="status" className={styles.fault}>
        {faultText(fault, google.language)}
      </small>
    );
  return (
    <div className={cx(styles.over, isShown && styles.shown)} inert={isStill || !isShown}>
      <Guard onError={() => setFault('map')}>
        <GoogleLayer google={google} view={view} onShown={() => setShown(true)} onFault={setFault} />
      </Guard>
    </div>
  );
}

/** Catches the errors of Google's map during rendering. */
class Guard extends Component<{ onError: () => void; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override componentDidCatch(): void {
    this.props.onError();
  }
  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
