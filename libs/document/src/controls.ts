/** How the controls of a page are found, by role; the first that fits counts. A report of a problem names them so. */
export const controlSelectors = {
  option: '[role=option]',
  tab: '[role=tab]',
  menuitem: '[role=menuitem]',
  switch: '[role=switch]',
  radio: '[role=radio], input[type=radio]',
  checkbox: '[role=checkbox], input[type=checkbox]:not([role])',
  combobox: '[role=combobox], select',
  spinbutton: '[role=spinbutton], input[type=number]:not([role])',
  textbox:
    'textarea:not([role]), input:not([role]):not([type=radio]):not([type=checkbox]):not([type=number]):not([type=hidden])',
  link: 'a[href]:not([role])',
  summary: 'summary',
  button: 'button:not([role]), [role=button]',
} as const;
