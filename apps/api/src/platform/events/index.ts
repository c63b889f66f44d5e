export { createEventFeed, type EventBatch, type EventFeed } from './event-feed.ts';
export { removeEvents } from './events.repository.ts';
