import { runStandalone } from '@livree/testing/harness';
import { remote } from './remote.ts';

void runStandalone(remote);
