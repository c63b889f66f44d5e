import type { State } from '@livree/testing/states';

const at = '/reservation';

/** Step 1: service and vehicle. */
export const serviceStates: readonly State[] = [
  { name: 'service', at, says: ['steps.1', 'service.legend', 'vehicle.legend'] },
  { name: 'service, fleet on its way', at, answers: { 'fleet.list': 'silent' }, says: ['service.legend'] },
  { name: 'service, fleet failed', at, answers: { 'fleet.list': '500' }, says: ['vehicle.failed'] },
  { name: 'service, no vehicle', at, given: { vehicles: [] }, says: ['vehicle.none'] },
  {
    name: 'service, nothing chosen',
    at,
    acts: [{ press: 'steps.next' }],
    says: ['validation.serviceType', 'validation.vehicle'],
  },
];
