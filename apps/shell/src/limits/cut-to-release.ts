import type { ShellServices } from '@livree/platform';
import type { BrowserRelease } from '@livree/release';
import { cutServices, type Cut } from './cut-services.ts';
import { readLimits } from './known-limits.ts';

/** The services for the code of a release. @param onRefused reports what it was refused */
export const cutToRelease = (
  services: ShellServices,
  release: BrowserRelease,
  onRefused: (refusal: Error) => void,
): Cut =>
  cutServices(services, {
    id: release.id,
    limits: readLimits(release),
    onRefused,
  });
