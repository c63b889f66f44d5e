/** What a customer typed. */
export interface Typed {
  readonly name: string;
  readonly address: string;
  readonly note: string;
}

export const harmless: Typed = {
  name: 'Zoé Martin',
  address: '14 rue de la Paix, 75002 Paris',
  note: 'Un panneau, s’il vous plaît.\nMerci.',
};
