/** The `media` of a waiting preload: it matches nothing until the script below removes it. */
export const later = 'not all';

/**
 * Starts the preloads of scripts once the fonts have loaded or failed, because the text waits for the fonts. If this
 * script does not run, the shell requests the scripts itself.
 */
export const preloadScript = [
  'for(const end of["load","error"])',
  'document.addEventListener(end,({target})=>{',
  'if(target.as!=="font")return;',
  'target.dataset.over="";',
  'if(document.querySelector("link[as=font]:not([data-over])"))return;',
  `for(const link of document.querySelectorAll('link[media="${later}"]'))link.media=""`,
  '},true)',
].join('');
