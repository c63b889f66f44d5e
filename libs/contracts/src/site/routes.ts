import { acknowledgement } from '../shared/envelope.ts';
import { defineRoute } from '../shared/route.ts';
import * as contents from './contents.ts';
import { siteConfigAnswer } from './schemas.ts';

export const siteRoutes = {
  config: defineRoute({
    id: 'site.config',
    method: 'GET',
    path: '/config',
    auth: 'public',
    summary: "The operator's brand, policy, prices and flags",
    response: siteConfigAnswer,
  }),
  about: defineRoute({
    id: 'site.about',
    method: 'GET',
    path: '/site/about',
    auth: 'public',
    summary: "The operator's story, values, mission and vision",
    response: contents.siteAboutAnswer,
  }),
  timeline: defineRoute({
    id: 'site.timeline',
    method: 'GET',
    path: '/site/timeline',
    auth: 'public',
    summary: "The years of the operator's history",
    response: contents.siteTimelineAnswer,
  }),
  faq: defineRoute({
    id: 'site.faq',
    method: 'GET',
    path: '/site/faq',
    auth: 'public',
    summary: 'Frequent questions with their answers',
    response: contents.siteFaqAnswer,
  }),
  hours: defineRoute({
    id: 'site.hours',
    method: 'GET',
    path: '/site/hours',
    auth: 'public',
    summary: "When the operator's house is open",
    response: contents.siteHoursAnswer,
  }),
  saveAbout: defineRoute({
    id: 'site.saveAbout',
    method: 'PUT',
    path: '/site/about',
    auth: 'operator',
    summary: "Replaces the operator's story, values, mission and vision",
    body: contents.siteAboutRequest,
    response: acknowledgement,
  }),
  saveTimeline: defineRoute({
    id: 'site.saveTimeline',
    method: 'PUT',
    path: '/site/timeline',
    auth: 'operator',
    summary: "Replaces the years of the operator's history",
    body: contents.siteTimelineRequest,
    response: acknowledgement,
  }),
  saveFaq: defineRoute({
    id: 'site.saveFaq',
    method: 'PUT',
    path: '/site/faq',
    auth: 'operator',
    summary: 'Replaces the frequent questions',
    body: contents.siteFaqRequest,
    response: acknowledgement,
  }),
  saveHours: defineRoute({
    id: 'site.saveHours',
    method: 'PUT',
    path: '/site/hours',
    auth: 'operator',
    summary: 'Replaces the opening hours',
    body: contents.siteHoursRequest,
    response: acknowledgement,
  }),
} as const;
