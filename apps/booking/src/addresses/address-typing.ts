import { observable, useReadable } from '@livree/platform';

/** Whether an address is being typed. One value is enough, because only one field has the focus. */
const typing = observable(false);

/** Sets whether an address is being typed. */
export const setAddressTyping = (isTyping: boolean): void => typing.set(isTyping);

/** Whether an address is being typed; until it is selected or left, no route and no price is requested. */
export const useAddressTyping = (): boolean => useReadable(typing);
