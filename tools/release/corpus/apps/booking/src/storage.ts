const vehicleKey = 'selectedVehicle';
const visitKey = 'bookingVisit';

/** Takes the vehicle that another page left here. */
export function takeVehicle(): string | null {
  sessionStorage.setItem(visitKey, sessionStorage.getItem(visitKey) ?? 'first');
  return localStorage.getItem(vehicleKey);
}
