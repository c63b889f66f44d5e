import { RenderFailure } from './render-failure.ts';

/** Something that waits; whoever takes it settles it. */
interface Waiting {
  readonly settle: { reject(error: unknown): void };
}

/** Tasks that wait, each for a limited time. */
export interface TaskQueue<T extends Waiting> {
  readonly size: number;
  /** Rejects the task if nobody takes it within `patience` milliseconds. */
  add(task: T, patience: number): void;
  /** Whether one of them is like this. */
  some(isLike: (task: T) => boolean): boolean;
  /** The task that has waited longest. */
  next(): T | undefined;
  abandon(reason: string): void;
}

export function createTaskQueue<T extends Waiting>(): TaskQueue<T> {
  const timers = new Map<T, NodeJS.Timeout>();

  function take(task: T) {
    clearTimeout(timers.get(task));
    timers.delete(task);
    return task;
  }

  const refuse = (task: T, reason: string) => take(task).settle.reject(new RenderFailure('busy', reason));

  return {
    get size() {
      return timers.size;
    },
    add(task, patience) {
      timers.set(task, setTimeout(refuse, patience, task, 'no render process was free in time'));
    },
    some: (isLike) => [...timers.keys()].some(isLike),
    next() {
      const [longest] = timers.keys();
      return longest && take(longest);
    },
    abandon(reason) {
      for (const task of timers.keys()) refuse(task, reason);
    },
  };
}
