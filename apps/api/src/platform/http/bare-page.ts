import { createHash } from 'node:crypto';
import type { Language } from '@livree/contracts';

const style = `:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:1rem;box-sizing:border-box}
main{max-width:26rem;width:100%}
h1{font-size:1.375rem;line-height:1.25;margin:.25rem 0 1rem}
small{font-size:.875rem}
dl{display:flex;justify-content:space-between;margin:1rem 0;padding:1rem 0;border-block:1px solid}
dd{margin:0;font-weight:600}
form{display:grid;gap:.75rem}
button,a{box-sizing:border-box;min-height:48px;font:inherit;font-weight:600;border-radius:.5rem;border:1px solid;
display:grid;place-items:center;text-decoration:none;color:inherit;background:transparent;cursor:pointer}
button.primary{background:CanvasText;color:Canvas}
h2{font-size:1rem;margin:1rem 0 .25rem}
blockquote{margin:0 0 1rem;padding-inline-start:1rem;border-inline-start:1px solid;white-space:pre-wrap;overflow-wrap:anywhere}
label{display:grid;gap:.25rem;font-weight:600}
input,select,textarea{box-sizing:border-box;width:100%;min-height:48px;padding:.5rem .75rem;font:inherit;font-weight:400;
color:inherit;background:transparent;border:1px solid;border-radius:.5rem}
option{background:Canvas;color:CanvasText}
[aria-invalid]{outline:2px solid}
.fault{font-size:.875rem}
.fault::before{content:'! ' / ''}
:focus-visible{outline:3px solid Highlight;outline-offset:2px}`;

const styleHash = createHash('sha256').update(style).digest('base64');

/** The policy of a bare page: its own style, and forms to this site. @param ancestors origins that may frame it */
export const barePagePolicy = (...ancestors: [string, ...string[]]): string =>
  [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    "form-action 'self'",
    `frame-ancestors ${ancestors.join(' ')}`,
    "base-uri 'none'",
  ].join('; ');

/** A page of the API itself, for people who follow a link or answer a bank. @param title and body are HTML */
export const barePage = (language: Language, title: string, body: string): string => `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head>
<body><main>${body}</main></body></html>`;
