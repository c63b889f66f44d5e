import { runStandalone } from '@livree/testing/harness';
import { remote } from './remote.ts';
import { states } from './states/states.ts';

void runStandalone(remote, states);
