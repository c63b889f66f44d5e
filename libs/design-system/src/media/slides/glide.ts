/** Milliseconds from one slide to the next. */
const duration = 500;

const easeOut = (part: number): number => 1 - (1 - part) ** 3;

/** Scrolls sideways to `left` over half a second, then calls `onEnd`. Returns a function that cancels it. */
export function glide(track: HTMLElement, left: number, onEnd: () => void): () => void {
  const from = track.scrollLeft;
  const began = performance.now();
  let frame = 0;

  function end() {
    cancelAnimationFrame(frame);
    // Snapping would interfere with every step.
    track.style.scrollSnapType = '';
    onEnd();
  }

  function advance(now: number) {
    const part = Math.min(1, Math.max(0, (now - began) / duration));
    track.scrollLeft = from + (left - from) * easeOut(part);
    if (part < 1) frame = requestAnimationFrame(advance);
    else end();
  }

  track.style.scrollSnapType = 'none';
  frame = requestAnimationFrame(advance);
  return end;
}
