export { describeNeeds, type NeedTexts, type RideNeeds } from './needs/describe-needs.ts';
