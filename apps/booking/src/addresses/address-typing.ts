import { observable, useReadable } from '@livree/platform';

/** Whether an address is being typed. One value is enough: only one field has the focus. */
const typing = observable(false);

/** Notes that somebody types an address, or has finished. */
export const setAddressTyping = (isTyping: boolean): void => typing.set(isTyping);

/** Whether an address is still being typed; no route and no price is asked for until it is picked or left. */
export const useAddressTyping = (): boolean => useReadable(typing);
