/** Milliseconds between two looks at the queues. */
const lookInterval = 1000;

export interface WatchOptions {
  /** The names of the queues that hold something due. */
  readonly due: () => Promise<ReadonlySet<string>>;
  /** Has the worker of a queue ask for its jobs now. */
  readonly wake: (queue: string) => void;
  readonly onError: (error: unknown) => void;
}

/** Looks at all queues at once every second, and wakes those with work: forty queues that ask for themselves cost forty statements. The answer ends the watch. */
export function watchQueues({ due, wake, onError }: WatchOptions): () => void {
  let isLooking = false;
  const look = async (): Promise<void> => {
    if (isLooking) return;
    isLooking = true;
    try {
      for (const queue of await due()) wake(queue);
    } catch (error) {
      onError(error);
    } finally {
      isLooking = false;
    }
  };
  const timer = setInterval(() => void look(), lookInterval);
  return () => clearInterval(timer);
}
