import type { State } from '@livree/testing/states';

/** The pages about the company, and their states while a part of the API is unreachable. */
export const pageStates: readonly State[] = [
  { name: 'home', at: '/', says: ['home.headline.time', 'quick.estimate', 'testimonials.title'] },
  {
    name: 'home, fleet failed',
    at: '/',
    answers: { 'fleet.list': '500' },
    says: ['home.headline.time', 'vehicle.failed'],
  },
  {
    name: 'home, reviews failed',
    at: '/',
    answers: { 'reviews.featured': '500', 'reviews.list': '500' },
    acts: [{ scroll: 'testimonials.title' }],
    says: ['testimonials.failed', 'testimonials.defaultsShown'],
  },
  {
    name: 'home, pictures failed',
    at: '/',
    answers: { 'gallery.list': '500' },
    acts: [{ scroll: 'gallery.title' }],
    says: ['gallery.failed'],
  },
  { name: 'services', at: '/services', says: ['services.headline', 'services.lead'] },
  { name: 'prices', at: '/prices', says: ['prices.headline', 'prices.extras', 'prices.goodToKnow'] },
  { name: 'gallery', at: '/gallery', says: ['gallery.page.headline', 'gallery.page.lead'] },
  { name: 'gallery failed', at: '/gallery', answers: { 'gallery.list': '500' }, says: ['gallery.failed'] },
  { name: 'gallery, no pictures', at: '/gallery', given: { gallery: [] }, says: ['gallery.empty'] },
  { name: 'about', at: '/about', says: ['about.headline', 'about.mission'] },
  { name: 'terms', at: '/terms', says: ['legal.terms.headline', 'legal.version'] },
  { name: 'privacy', at: '/privacy', says: ['legal.privacy.headline'] },
  { name: 'legal notice', at: '/legal', says: ['legal.legal.headline'] },
  { name: 'accessibility', at: '/accessibility', says: ['legal.accessibility.headline'] },
  { name: 'terms failed', at: '/terms', answers: { 'legal.read': '500' }, says: ['legal.failed'] },
];
