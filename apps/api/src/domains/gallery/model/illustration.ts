/** Whether a picture is an illustration that the site itself serves, not an operator's photograph. */
export const isIllustration = (path: string): boolean => path.startsWith('/pictures/');
