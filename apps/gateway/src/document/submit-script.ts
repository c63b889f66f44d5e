/** Milliseconds between two attempts to submit a form. */
const pause = 100;

/**
 * Delays a form that is submitted before the page is hydrated, and submits it afterwards. Otherwise the browser would
 * leave the page and lose the typed values. It presses the same button again, because a form may have several. Only
 * for forms without an `action`, which only the page can handle.
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
