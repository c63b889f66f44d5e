import * as styles from './vehicle-price.module.css';

export interface VehiclePriceProps {
  amount: string;
  /** What the amount is for; its line keeps its height without one. */
  unit: string | null;
}

/** A price above what it is for. */
export const VehiclePrice = ({ amount, unit }: VehiclePriceProps) => (
  <span className={styles.price}>
    <b>{amount}</b>
    <small>{unit ?? '\u00A0'}</small>
  </span>
);
