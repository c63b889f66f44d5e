import { legalPage } from '../features/legal/legal-page.tsx';

export const { meta, prefetch, Page } = legalPage('privacy');
