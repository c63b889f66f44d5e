import { rootId } from '@livree/document';

/** The attribute of the preload that becomes the shell's first script. */
export const startMark = 'data-start';

/** Milliseconds after which a document counts as seen although the browser said nothing. */
const patience = 2_000;
/** Milliseconds before a script that did not arrive is asked for once more. */
const retryDelay = 800;

/**
 * Runs the shell's first script, which is on its way from the beginning, once the visitor sees the page: run before, it keeps
 * a slow processor from drawing. At once where nothing is to be seen (in a document without a page, in a tab in the background),
 * and in a browser that does not tell. A module: it waits for the styles, and the document does not count as parsed before them.
 */
export const startScript = [
  `const{href:src,integrity,crossOrigin}=document.querySelector("link[${startMark}]");`,
  'const run=onerror=>document.head.append(',
  'Object.assign(document.createElement("script"),{crossOrigin,integrity,src,onerror}));',
  'let begun=false;',
  'const start=()=>{',
  'if(begun)return;',
  'begun=true;',
  `run(()=>setTimeout(run,${retryDelay}))`,
  '};',
  'const tells=self.PerformanceObserver?.supportedEntryTypes?.includes("paint");',
  `if(document.hidden||!tells||!document.querySelector("#${rootId}>*"))start();`,
  'else{',
  'new PerformanceObserver((entries,observer)=>{',
  'if(!entries.getEntriesByName("first-contentful-paint").length)return;',
  'observer.disconnect();',
  'start()',
  '}).observe({type:"paint",buffered:true});',
  'document.addEventListener("visibilitychange",start);',
  `setTimeout(start,${patience})`,
  '}',
].join('');
