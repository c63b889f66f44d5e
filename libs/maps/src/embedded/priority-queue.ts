type Item = { readonly priority: number; readonly value: number };

export type Queue = { push(priority: number, value: number): void; pop(): Item | undefined };

/** A binary heap: the lowest priority comes out first. */
export function createQueue(): Queue {
  const heap: Item[] = [];
  const at = (index: number): number => heap[index]?.priority ?? Infinity;
  const swap = (a: number, b: number) => {
    const [itemA, itemB] = [heap[a], heap[b]];
    if (itemA && itemB) [heap[a], heap[b]] = [itemB, itemA];
  };
  const sink = (start: number) => {
    for (let index = start; ;) {
      const left = 2 * index + 1;
      const least = at(left + 1) < at(left) ? left + 1 : left;
      if (at(least) >= at(index)) return;
      swap(index, least);
      index = least;
    }
  };
  return {
    push(priority, value) {
      let index = heap.push({ priority, value }) - 1;
      while (index > 0 && at((index - 1) >> 1) > priority) {
        swap(index, (index - 1) >> 1);
        index = (index - 1) >> 1;
      }
    },
    pop() {
      const first = heap[0];
      const last = heap.pop();
      if (last && heap.length > 0) {
        heap[0] = last;
        sink(0);
      }
      return first;
    },
  };
}
