import type { Language } from '@livree/contracts';

const fr = {
  reference: 'Référence',
  pickup: 'Prise en charge',
  returnPickup: 'Retour',
  returnRoute: 'Trajet retour',
  from: 'Départ',
  stop: 'Arrêt {number}',
  to: 'Destination',
  vehicle: 'Véhicule',
  passengers: 'Passagers',
};

type RideLabels = Readonly<Record<keyof typeof fr, string>>;

const en: RideLabels = {
  reference: 'Reference',
  pickup: 'Pickup',
  returnPickup: 'Return',
  returnRoute: 'Return route',
  from: 'From',
  stop: 'Stop {number}',
  to: 'To',
  vehicle: 'Vehicle',
  passengers: 'Passengers',
};

const es: RideLabels = {
  reference: 'Referencia',
  pickup: 'Recogida',
  returnPickup: 'Vuelta',
  returnRoute: 'Trayecto de vuelta',
  from: 'Salida',
  stop: 'Parada {number}',
  to: 'Destino',
  vehicle: 'Vehículo',
  passengers: 'Pasajeros',
};

const de: RideLabels = {
  reference: 'Buchungsnummer',
  pickup: 'Abholung',
  returnPickup: 'Rückfahrt',
  returnRoute: 'Strecke der Rückfahrt',
  from: 'Abfahrt',
  stop: 'Zwischenhalt {number}',
  to: 'Ziel',
  vehicle: 'Fahrzeug',
  passengers: 'Fahrgäste',
};

/** What mails and documents call the parts of a ride. */
export const rideLabels: Readonly<Record<Language, RideLabels>> = { fr, en, es, de };
