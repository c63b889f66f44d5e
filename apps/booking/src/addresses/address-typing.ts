import { createStore, useStore } from 'zustand';

/** Whether an address is being typed. One value is enough, because only one field has the focus. */
const typing = createStore(() => false);

/** Sets whether an address is being typed. */
export const setAddressTyping = (isTyping: boolean): void => typing.setState(isTyping);

/** Whether an address is being typed; until it is selected or left, no route and no price is requested. */
export const useAddressTyping = (): boolean => useStore(typing);
