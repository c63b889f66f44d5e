/** Where most of our customers have their mailbox. */
const domains = `
  gmail.com googlemail.com hotmail.com hotmail.fr hotmail.es outlook.com outlook.fr outlook.de live.fr live.com
  yahoo.com yahoo.fr yahoo.es yahoo.de icloud.com orange.fr wanadoo.fr free.fr sfr.fr laposte.net gmx.de gmx.net
  web.de t-online.de bluewin.ch proton.me protonmail.com
`
  .trim()
  .split(/\s+/);

/** The address that was probably meant: its domain is one slip away from a common one. */
export function findNearAddress(address: string): string | undefined {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1).toLowerCase();
  if (domains.includes(domain)) return undefined;
  const meant = domains.find((known) => isOneSlip(domain, known));
  return meant === undefined ? undefined : address.slice(0, at + 1) + meant;
}

/** Whether one letter is missing, too many, wrong or exchanged with the next. */
function isOneSlip(typed: string, meant: string): boolean {
  let first = 0;
  while (first < meant.length && meant[first] === typed[first]) first += 1;
  const [restTyped, restMeant] = [typed.slice(first), meant.slice(first)];
  const exchanged = `${restMeant[1] ?? ''}${restMeant[0] ?? ''}${restMeant.slice(2)}`;
  return (
    restTyped.slice(1) === restMeant ||
    restTyped === restMeant.slice(1) ||
    restTyped.slice(1) === restMeant.slice(1) ||
    restTyped === exchanged
  );
}
