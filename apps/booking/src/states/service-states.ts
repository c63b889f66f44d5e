import { shareSituation, type State } from '@livree/testing/states';

/** Step 1: service and vehicle. */
export const serviceStates: readonly State[] = shareSituation({ at: '/reservation' }, [
  { name: 'service', says: ['steps.1', 'service.legend', 'vehicle.legend'] },
  { name: 'service, fleet on its way', answers: { 'fleet.list': 'silent' }, says: ['service.legend'] },
  { name: 'service, fleet failed', answers: { 'fleet.list': '500' }, says: ['vehicle.failed'] },
  { name: 'service, no vehicle', given: { vehicles: [] }, says: ['vehicle.none'] },
  {
    name: 'service, nothing chosen',
    acts: [{ press: 'steps.next' }],
    says: ['validation.serviceType', 'validation.vehicle'],
  },
]);
