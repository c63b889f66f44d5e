export { deliver } from './deliver.ts';
export { deliverToOperator } from './deliver-to-operator.ts';
export { presentDelivery } from './deliveries.presenter.ts';
export {
  deliveriesOfRide,
  removeDeliveriesBefore,
  removeDeliveriesOfCustomer,
} from './deliveries.repository.ts';
export { deliveriesPersonalData } from './personal-data.ts';
