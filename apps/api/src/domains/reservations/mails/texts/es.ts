import { rideLabels } from '../../ride-labels.ts';
import type { MailTexts } from './fr.ts';

export const es: MailTexts = {
  confirmedSubject: 'Reserva {reference} confirmada',
  confirmedIntro:
    'Su reserva está confirmada y pagada. Nuestro equipo le llamará 30 minutos antes del trayecto.',
  confirmedUnpaidIntro: 'Su reserva está confirmada. Aún no está pagada: puede pagarla en «Mis reservas».',
  cancelledSubject: 'Reserva {reference} cancelada',
  cancelledIntro: 'Su reserva se ha cancelado.',
  refundDue: 'Le reembolsamos {amount} en el medio de pago utilizado.',
  nothingToRefund: 'No se había cobrado nada, así que no hay nada que reembolsar.',
  nothingDue: 'Según nuestras condiciones, esta cancelación no da derecho a reembolso.',
  refundedSubject: 'Reserva {reference}: reembolso',
  refundDeclinedSubject: 'Reserva {reference}: solicitud de reembolso rechazada',
  refundDeclinedIntro: 'Hemos estudiado su solicitud de reembolso de {amount} y no podemos aceptarla.',
  refundDeclinedReason: 'Motivo: {reason}',
  refundFailedSubject: 'Reserva {reference}: reembolso no realizado',
  refundFailedIntro:
    'Su reembolso de {amount} no se ha podido realizar: el banco no lo ha aceptado. Seguimos debiéndole esta cantidad: llámenos para que se la reembolsemos de otra forma.',
  returnedSubject: 'Reserva {reference}: pago reembolsado',
  returnedIntro:
    'Su pago de {amount} no ha podido aplicarse a esta reserva: el plazo había vencido o la reserva ya estaba pagada. Se lo reembolsamos íntegramente.',
  row: '{label}: {value}',
  ...rideLabels.es,
  total: 'Total',
  cancellation: 'Cancelación gratuita',
  untilDeadline: 'hasta el {deadline}',
  localTime: '{time} (hora local)',
  help: '¿Tiene alguna pregunta? Llámenos al {phone}.',
  guestBookedSubject: 'Se ha reservado un trayecto con su dirección de correo',
  guestBooked:
    'Un cliente de {brand} ha indicado su dirección de correo para el trayecto {reference}: {time}. Ha recibido la confirmación y puede facilitarle los detalles.',
  guestCancelled:
    'El trayecto {reference} ({time}), para el que un cliente de {brand} había indicado su dirección de correo, se ha cancelado.',
  guestNotice: 'Si no sabe de qué se trata, alguien ha indicado su dirección por error: ignore este mensaje.',
  unconfirmed:
    'Por su seguridad, este mensaje no contiene los lugares ni sus documentos, porque su dirección de correo aún no está confirmada. Los encontrará aquí: {link}',
};
