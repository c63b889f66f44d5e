import { telemetryPath, type TelemetryReport } from '@livree/document';

/** Milliseconds between two beats of a visible page. */
const beatInterval = 2000;

/**
 * Has a worker report the page if it no longer answers, with what `report` returned last. Nothing runs while the page is
 * hidden.
 * @returns updates what the worker would report
 */
export function watchFreeze(report: () => TelemetryReport): () => void {
  let worker: Worker | undefined;
  let beats: ReturnType<typeof setInterval> | undefined;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
  const beat = () => worker?.postMessage({ path: telemetryPath, body: JSON.stringify(report()) });

  function stop() {
    worker?.terminate();
    worker = undefined;
    clearInterval(beats);
  }

  function follow() {
    stop();
    if (document.hidden || !('Worker' in globalThis)) return;
    const script = new URL('./heartbeat-worker.js', import.meta.url);
    worker = new Worker(script);
    beats = setInterval(beat, beatInterval);
    beat();
  }

  document.addEventListener('visibilitychange', follow);
  // The dialog for printing holds the page.
  addEventListener('beforeprint', stop);
  addEventListener('afterprint', follow);
  follow();
  return beat;
}
