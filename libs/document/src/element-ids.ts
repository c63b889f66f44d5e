/** The element that holds the page. */
export const rootId = 'livree-root';
/** The element that holds the document's state as JSON. */
export const stateId = 'livree-state';
