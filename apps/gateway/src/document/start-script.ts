import { rootId } from '@livree/document';

/** The attribute of the preload that becomes the shell's first script. */
export const startMark = 'data-start';

/** Milliseconds after which a document counts as visible even if the browser reported nothing. */
const patience = 2_000;
/** Milliseconds before a script that did not arrive is requested once more. */
const retryDelay = 800;

/**
 * Runs the shell's first script, which is already loading, once the visitor sees the page; an earlier run would keep
 * a slow processor from painting. It runs at once if nothing can be seen (a document without a page, a background
 * tab), and in browsers that do not report a paint. It is a module, so it waits for the styles.
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
