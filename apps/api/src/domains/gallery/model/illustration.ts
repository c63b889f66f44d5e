/** Whether a picture is one of ours, that the site serves itself, and no photograph of an operator. */
export const isIllustration = (path: string): boolean => path.startsWith('/pictures/');
