import {
  eventSubjects,
  isOneOf,
  type EventBatch,
  type EventSubject,
  type OperationsEvent,
} from '@livree/contracts';

/** The names of the queries that show a subject: of any of its things, and of the one thing whose number is in the key. */
interface Shown {
  readonly any: readonly string[];
  readonly own: readonly string[];
}

const shownBy: Readonly<Record<EventSubject, Shown>> = {
  reservations: {
    any: ['day', 'needs', 'rides', 'customer-rides'],
    own: ['ride', 'ride-notes', 'change-request', 'payment-link', 'refund'],
  },
  deliveries: { any: [], own: ['deliveries'] },
  payments: {
    any: [
      'needs',
      'rides',
      'movements',
      'money-sums',
      'payment',
      'disputes',
      'refund-requests',
      'customer-payments',
    ],
    own: [],
  },
  differences: { any: ['needs', 'differences'], own: [] },
  messages: { any: ['needs', 'messages'], own: [] },
  reviews: { any: ['needs', 'reviews'], own: [] },
  customers: { any: [], own: ['customer'] },
  vehicles: { any: ['needs', 'day', 'fleet', 'offered-vehicles'], own: ['vehicle', 'pictures'] },
  absences: { any: ['day'], own: ['absences'] },
  prices: { any: ['prices'], own: [] },
  mailings: { any: ['mailings'], own: ['mailing'] },
  articles: { any: ['articles'], own: ['article'] },
  words: { any: ['words'], own: [] },
  settings: { any: ['settings'], own: [] },
  people: { any: ['people'], own: [] },
};

/** Whether what a query shows may have changed: `key` is that of `queryKey`. */
export function isConcerned(key: readonly unknown[], { hasMissed, events }: EventBatch): boolean {
  const [remote, , name, id] = key;
  if (remote !== 'operations' || typeof name !== 'string') return false;
  return hasMissed || events.some((event) => shows(name, id, event));
}

function shows(name: string, id: unknown, { subject, subjectId }: OperationsEvent): boolean {
  if (!isOneOf(eventSubjects, subject)) return false;
  // A history is named after what it is of.
  if (name === 'acts') return id === subject;
  // Whatever changes was mostly done by somebody.
  if (name === 'found-acts') return true;
  const { any, own } = shownBy[subject];
  return any.includes(name) || (own.includes(name) && id === subjectId);
}
