import type { MailTexts } from './fr.ts';

export const es: MailTexts = {
  greeting: 'Buenos días, {name}:',
  confirmedSubject: 'Reserva {reference} confirmada',
  confirmedIntro:
    'Su reserva está confirmada y pagada. Nuestro equipo le llamará 30 minutos antes del trayecto.',
  confirmedUnpaidIntro: 'Su reserva está confirmada. Falta el pago: la encontrará entre sus reservas.',
  cancelledSubject: 'Reserva {reference} cancelada',
  cancelledIntro: 'Su reserva está cancelada.',
  refundDue: 'Le reembolsamos {amount} en el medio de pago utilizado.',
  nothingToRefund: 'No se había cobrado ningún pago: no hay nada que reembolsar.',
  nothingDue: 'Según nuestras condiciones, esta cancelación no da derecho a reembolso.',
  refundedSubject: 'Reserva {reference}: reembolso',
  refundDeclinedSubject: 'Reserva {reference}: solicitud de reembolso rechazada',
  refundDeclinedIntro: 'Hemos estudiado su solicitud de reembolso de {amount}. No podemos aceptarla.',
  refundDeclinedReason: 'Motivo: {reason}',
  refundFailedSubject: 'Reserva {reference}: reembolso no realizado',
  refundFailedIntro:
    'Su reembolso de {amount} no se ha podido realizar: el banco no lo ha aceptado. La cantidad se le sigue debiendo; llámenos para que se la devolvamos de otra forma.',
  returnedSubject: 'Reserva {reference}: pago reembolsado',
  returnedIntro:
    'Su pago de {amount} no ha podido aplicarse a esta reserva: el plazo había vencido o ya estaba pagada. Se le reembolsa íntegramente.',
  row: '{label}: {value}',
  reference: 'Referencia',
  pickup: 'Recogida',
  returnPickup: 'Vuelta',
  from: 'Salida',
  stop: 'Parada {number}',
  to: 'Destino',
  vehicle: 'Vehículo',
  passengers: 'Pasajeros',
  total: 'Total',
  cancellation: 'Cancelación gratuita',
  untilDeadline: 'hasta el {deadline}',
  localTime: '{time} (hora local)',
  help: '¿Tiene alguna pregunta? Llámenos al {phone}.',
};
