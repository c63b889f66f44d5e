/** Milliseconds between two attempts to hand a form over. */
const pause = 100;

/**
 * Holds back what a visitor sends before the page works, and sends it as soon as it does: the browser would leave the page, and
 * lose what was typed. The button that was pressed is pressed again: a form may have several, each for a way of its own. Only
 * forms without an address of their own, which nobody but the page can answer.
 */
export const submitScript = [
  'addEventListener("submit",event=>{',
  'const form=event.target;',
  'if(event.defaultPrevented||form.hasAttribute("action"))return;',
  'event.preventDefault();',
  'const{submitter}=event;',
  'const again=()=>{',
  'if(!form.isConnected)return;',
  'if(submitter?.isConnected&&!submitter.disabled)submitter.click();',
  'else form.requestSubmit()',
  '};',
  `setTimeout(again,${pause})`,
  '})',
].join('');
