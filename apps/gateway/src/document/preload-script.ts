/** The `media` of a preload that waits: it matches nothing until the script below takes it away. */
export const later = 'not all';

/**
 * Lets the preloads of scripts begin once the fonts have come (or failed): the text waits for those, and has the line to
 * itself until then. Where this does not run, the shell asks for the scripts itself.
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
