/** Milliseconds between two attempts to hand a form over. */
const pause = 100;

/**
 * Holds back what a visitor sends before the page works, and sends it as soon as it does: the browser would leave the page, and
 * lose what was typed. Only forms without an address of their own, which nobody but the page can answer.
 */
export const submitScript = [
  'addEventListener("submit",event=>{',
  'const form=event.target;',
  'if(event.defaultPrevented||form.hasAttribute("action"))return;',
  'event.preventDefault();',
  `setTimeout(()=>form.isConnected&&form.requestSubmit(),${pause})`,
  '})',
].join('');
