/** The element that contains the page. */
export const rootId = 'livree-root';
/** The element that contains the document's state as JSON. */
export const stateId = 'livree-state';
