import type { siteRoutes } from '@livree/contracts';
import { answer, type Handlers } from '../handler.ts';

const saved = { success: true } as const;

export const siteHandlers: Handlers<typeof siteRoutes> = {
  config: (_request, { state }) => answer(state.config),
  about: (_request, { state }) => answer(state.about),
  timeline: (_request, { state }) => answer(state.timeline),
  faq: (_request, { state }) => answer(state.faq),
  hours: (_request, { state }) => answer(state.hours),
  saveAbout({ body }, { state }) {
    state.about = body;
    return saved;
  },
  saveTimeline({ body }, { state }) {
    state.timeline = body;
    return saved;
  },
  saveFaq({ body }, { state }) {
    state.faq = body;
    return saved;
  },
  saveHours({ body }, { state }) {
    state.hours = body;
    return saved;
  },
};
