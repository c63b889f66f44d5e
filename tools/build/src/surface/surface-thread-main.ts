import { parentPort, workerData } from 'node:worker_threads';
import { z } from '@livree/contracts/schema';
import { shellId } from '@livree/release';
import { projectAt } from '../project.ts';
import { readRemote, readShellSurface } from './read-surface.ts';

const project = projectAt(z.string().parse(workerData));

const surface = project.id === shellId ? await readShellSurface() : (await readRemote(project)).surface;
parentPort?.postMessage(surface, []);
