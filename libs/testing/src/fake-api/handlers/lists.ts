import type { listRoutes } from '@livree/contracts';
import type { Handlers } from '../handler.ts';
import { blogHandlers } from './blog.ts';
import { contactHandlers } from './contact.ts';
import { mailingHandlers } from './mailings.ts';
import { moderationHandlers } from './moderation.ts';
import { moneyHandlers } from './money.ts';
import { operationsHandlers } from './operations.ts';
import { paymentHandlers } from './payments.ts';
import { peopleHandlers } from './people.ts';
import { reservationHandlers } from './reservations.ts';
import { vehicleHandlers } from './vehicles.ts';

/** All of a list on one page. */
const whole = { perPage: 10_000 };

/** A file whose lines name the things of a list. */
const toFile = <Item>(items: readonly Item[], name: (item: Item) => string): string =>
  items.map((item) => `${name(item)}\r\n`).join('');

export const listHandlers: Handlers<typeof listRoutes> = {
  rides: ({ query }, call) =>
    toFile(
      reservationHandlers.list({ query: { ...query, ...whole } }, call).data.items,
      ({ reference }) => reference,
    ),
  vehicles: ({ query }, call) =>
    toFile(vehicleHandlers.list({ query: { ...query, ...whole } }, call).data.items, ({ name }) => name),
  movements: ({ query }, call) =>
    toFile(
      moneyHandlers.list({ query: { ...query, ...whole } }, call).data.items,
      ({ transaction }) => transaction.transactionId,
    ),
  refundRequests: ({ query }, call) =>
    toFile(
      paymentHandlers.refundRequests({ query: { ...query, ...whole } }, call).data.items,
      ({ clientName }) => clientName,
    ),
  disputes: (_request, call) =>
    toFile(paymentHandlers.disputes({ query: whole }, call).data.items, ({ reference }) => reference),
  differences: (_request, call) =>
    toFile(paymentHandlers.differences({ query: whole }, call).data.items, ({ reference }) => reference),
  reviews: ({ query }, call) =>
    toFile(
      moderationHandlers.list({ query: { ...query, ...whole } }, call).data.items,
      ({ comment }) => comment,
    ),
  messages: ({ query }, call) =>
    toFile(contactHandlers.messages({ query: { ...query, ...whole } }, call).data.items, ({ name }) => name),
  subscribers: ({ query }, call) =>
    toFile(
      mailingHandlers.subscribers({ query: { ...query, ...whole } }, call).data.items,
      ({ email }) => email,
    ),
  articles: ({ query }, call) =>
    toFile(blogHandlers.manage({ query: { ...query, ...whole } }, call).data.items, ({ title }) => title),
  acts: ({ query }, call) =>
    toFile(operationsHandlers.findActs({ query: { ...query, ...whole } }, call).data.items, ({ act }) => act),
  people: (_request, call) => toFile(peopleHandlers.list({}, call).data.people, ({ name }) => name),
};
