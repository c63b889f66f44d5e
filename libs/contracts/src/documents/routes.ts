import { idParams } from '../shared/query.ts';
import { defineRoute } from '../shared/route.ts';
import * as documents from './schemas.ts';

export const documentRoutes = {
  list: defineRoute({
    id: 'documents.list',
    method: 'GET',
    path: '/reservations/{id}/documents',
    auth: 'customer',
    others: 'dispatcher',
    summary: "The papers of a ride: receipts, credit notes, the driver's voucher, the calendar entry",
    params: idParams,
    response: documents.rideDocumentsAnswer,
  }),
  calendar: defineRoute({
    id: 'documents.calendar',
    method: 'GET',
    path: '/reservations/{id}/calendar',
    auth: 'customer',
    others: 'dispatcher',
    summary: 'The ride as a calendar file',
    params: idParams,
    response: documents.calendarAnswer,
    produces: 'text/calendar',
  }),
  read: defineRoute({
    id: 'documents.read',
    method: 'GET',
    path: '/reservations/{id}/documents/{name}',
    auth: 'customer',
    others: 'dispatcher',
    summary: 'One paper of a ride as PDF, by its number, or the voucher',
    params: documents.documentParams,
    response: documents.pdfAnswer,
    produces: 'application/pdf',
  }),
  subscribeToCalendar: defineRoute({
    id: 'documents.subscribeToCalendar',
    method: 'GET',
    path: '/calendar/{code}',
    auth: 'public',
    summary: 'The ride as a calendar file that stays current, by its signed address',
    params: documents.signedParams,
    response: documents.calendarAnswer,
    produces: 'text/calendar',
  }),
  verifyVoucher: defineRoute({
    id: 'documents.verifyVoucher',
    method: 'GET',
    path: '/vouchers/{code}',
    auth: 'public',
    summary: 'What a voucher with this signed code must show',
    params: documents.signedParams,
    response: documents.voucherAnswer,
  }),
} as const;
