/** Mail programs bring no fonts of ours. */
export const font = 'font-family:Helvetica Neue,Helvetica,Arial,sans-serif';

/** The site's colours in the light mode; `modes` holds those of the dark mode. */
export const colour = {
  ground: '#eef1ef',
  sheet: '#f6f8f6',
  ink: '#0a1214',
  soft: '#3f4a4d',
  quiet: '#5d686b',
  line: '#2456a6',
  lineOnInk: '#8bbcf5',
  hairline: '#cdd3d3',
} as const;

/** What an inline style cannot say: the narrow screen and the dark mode, by class. */
export const modes = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media(max-width:599px){.w{width:100%!important}.p{padding-left:20px!important;padding-right:20px!important}
.big{font-size:30px!important;line-height:38px!important}
.act td{display:block!important;width:auto!important}
.act .i1{padding-left:0!important}.act a{display:block!important}}
@media(prefers-color-scheme:dark){.g{background:#070d0f!important}.s{background:#0a1214!important}
.i1,.i1 a{color:#f6f8f6!important}.i2{color:#cdd3d3!important}.i3,.i3 a{color:#a5afb1!important}
.ac,.al{border-color:#8bbcf5!important}.ad{background:#8bbcf5!important}
.b{background:#f6f8f6!important;border-color:#2456a6!important}.b a{color:#0a1214!important}
.h{border-color:#3f4a4d!important}}`;
