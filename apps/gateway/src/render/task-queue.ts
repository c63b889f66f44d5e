import type { Rendering, RenderRequest } from './render-process.ts';
import { RenderFailure } from './render-failure.ts';

export interface Task {
  readonly request: RenderRequest;
  readonly settle: PromiseWithResolvers<Rendering>;
  /** It was there when a process ended, so it runs alone the second time. */
  readonly isSuspect: boolean;
  readonly timer: NodeJS.Timeout;
}

/** Pages that wait for a process, each for a while. */
export interface TaskQueue {
  /** Rejects `settle` when no process takes it within `patience` milliseconds. */
  add(task: Omit<Task, 'timer'>, patience: number): void;
  /** Whether a page must have a process for itself, and all others wait for it. */
  hasSuspect(): boolean;
  /** The page that has waited longest. */
  next(): Task | undefined;
  abandon(reason: string): void;
}

export function createTaskQueue(): TaskQueue {
  const tasks: Task[] = [];
  return {
    add(given, patience) {
      const timer = setTimeout(() => {
        tasks.splice(tasks.indexOf(task), 1);
        given.settle.reject(new RenderFailure('busy', 'no render process was free in time'));
      }, patience);
      const task = { ...given, timer };
      tasks.push(task);
    },
    hasSuspect: () => tasks.some(({ isSuspect }) => isSuspect),
    next() {
      const task = tasks.shift();
      clearTimeout(task?.timer);
      return task;
    },
    abandon(reason) {
      for (const { settle, timer } of tasks.splice(0)) {
        clearTimeout(timer);
        settle.reject(new RenderFailure('busy', reason));
      }
    },
  };
}
