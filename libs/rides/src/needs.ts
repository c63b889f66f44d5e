export { describeNeeds, type RideNeeds } from './needs/describe-needs.ts';
