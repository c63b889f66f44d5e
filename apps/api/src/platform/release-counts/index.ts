export { registerReleaseCounts } from './register-release-counts.ts';
export { sumReleaseCounts } from './release-counts.repository.ts';
