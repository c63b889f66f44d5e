import { screen } from '@testing-library/dom';

/** A payment method of the checkout. */
export const findMethod = (name: RegExp): Promise<HTMLInputElement> => screen.findByRole('radio', { name });

/** Whether the provider saves the typed card; hidden while another method is chosen. */
export const getSaveChoice = (): HTMLInputElement =>
  screen.getByRole('checkbox', { name: /^Enregistrer cette carte/, hidden: true });

/** The document of the card's fields. */
export const findCardFrame = (): Promise<HTMLIFrameElement> => screen.findByTitle(/saisie sécurisée$/);
