import { shareSituation, type State } from '@livree/testing/states';
import { kept, withJourney } from './bookings.ts';

/** Step 1: service and vehicle. */
export const serviceStates: readonly State[] = [
  ...shareSituation({ at: '/reservation' }, [
    {
      name: 'service',
      says: ['steps.1', 'service.legend', 'vehicle.legend', 'common:ride.similarIllustration'],
    },
    { name: 'service, fleet on its way', answers: { 'fleet.list': 'silent' }, says: ['service.legend'] },
    { name: 'service, fleet failed', answers: { 'fleet.list': '500' }, says: ['vehicle.failed'] },
    { name: 'service, no vehicle', given: { vehicles: [] }, says: ['vehicle.none'] },
    {
      name: 'service, nothing chosen',
      acts: [{ press: 'steps.next' }],
      says: ['validation.serviceType', 'validation.vehicle'],
    },
  ]),
  ...shareSituation({ at: '/reservation', drafts: kept(withJourney) }, [
    { name: 'service, prices of a journey', says: ['vehicle.thisRide'] },
    {
      name: 'service, prices on their way',
      answers: { 'pricing.totals': 'silent' },
      says: ['vehicle.legend'],
    },
    { name: 'service, prices failed', answers: { 'pricing.totals': '500' }, says: ['vehicle.totalsFailed'] },
  ]),
  {
    name: 'kept booking',
    at: '/harness/slot/booking/kept-booking@1',
    drafts: kept(withJourney),
    says: ['kept.title', 'kept.resume', 'kept.remove'],
  },
  {
    name: 'service, too small for the passengers',
    at: '/reservation',
    drafts: kept({ ...withJourney, passengers: 6 }),
    says: ['validation.tooManyPassengers_other'],
  },
];
