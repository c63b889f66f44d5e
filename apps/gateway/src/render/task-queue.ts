import type { Rendering, RenderRequest } from './render-process.ts';
import { RenderFailure } from './render-failure.ts';

export interface Task {
  readonly request: RenderRequest;
  readonly settle: PromiseWithResolvers<Rendering>;
  /** It was in a process that ended, so the second attempt runs alone. */
  readonly isSuspect: boolean;
  readonly timer: NodeJS.Timeout;
}

/** Pages that wait for a process, each for a limited time. */
export interface TaskQueue {
  /** Rejects `settle` if no process takes the page within `patience` milliseconds. */
  add(task: Omit<Task, 'timer'>, patience: number): void;
  /** Whether a page needs a process for itself, so that all others wait. */
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
