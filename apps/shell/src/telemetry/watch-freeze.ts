import { telemetryPath, type TelemetryReport } from '@livree/document';

/** How many questions of the worker there are for one look: it asks every two seconds. */
const questionsPerLook = 2;

/**
 * Has a worker report the page if it no longer answers, with what `report` returned last, and calls `look` every few seconds: no
 * script of the page can end that timer. Nothing runs while the page is hidden.
 * @returns updates what the worker would report
 */
export function watchFreeze(report: () => TelemetryReport, look: () => void): () => void {
  let worker: Worker | undefined;
  let questions = 0;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
  const beat = () => worker?.postMessage({ path: telemetryPath, body: JSON.stringify(report()) });

  function answer() {
    beat();
    questions += 1;
    if (questions % questionsPerLook === 0) look();
  }

  function stop() {
    worker?.terminate();
    worker = undefined;
  }

  function follow() {
    stop();
    if (document.hidden || !('Worker' in globalThis)) return;
    const script = new URL('./heartbeat-worker.js', import.meta.url);
    worker = new Worker(script);
    worker.addEventListener('message', answer);
    beat();
  }

  document.addEventListener('visibilitychange', follow);
  // The dialog for printing holds the page.
  addEventListener('beforeprint', stop);
  addEventListener('afterprint', follow);
  follow();
  return beat;
}
