/** Of the element that holds the page. */
export const rootId = 'livree-root';
/** Of the data that the shell starts from. */
export const stateId = 'livree-state';
