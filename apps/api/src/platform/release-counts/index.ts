export { registerReleaseCounts } from './register-release-counts.ts';
