import type { MapsProvider } from '@livree/maps';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import type { LiveSettings } from './live-settings.ts';
import type { Clock } from './platform/clock.ts';
import type { Connection } from './platform/db/index.ts';
import type { EventFeed } from './platform/events/index.ts';
import type { Jobs } from './platform/jobs/index.ts';
import type { Mail } from './platform/mail/index.ts';
import type { Storage } from './platform/storage/index.ts';

/** The dependencies of every domain: the outside world behind ports. */
export interface Deps {
  readonly db: Connection;
  readonly clock: Clock;
  readonly config: Config;
  readonly settings: LiveSettings;
  readonly mail: Mail;
  readonly storage: Storage;
  readonly jobs: Jobs;
  readonly events: EventFeed;
  readonly maps: MapsProvider;
  readonly log: FastifyBaseLogger;
}
