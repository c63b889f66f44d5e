/**
 * The name of the cookie with which the API marks a browser in which an operator is signed in, and by which the gateway
 * asks for it. Scripts cannot read it. Over https, no other host of the domain can set it.
 */
export const operatorCookie = (isSecure: boolean): string => (isSecure ? '__Host-operator' : 'operator');

/** Whether a value has the form of one that the API gave. */
export const isOperatorsPass = (value: string): boolean => /^[\w-]{43}$/.test(value);
