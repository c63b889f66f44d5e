export { ComboBox } from './pick/combo-box/combo-box.tsx';
export type { ComboBoxProps } from './pick/combo-box/combo-box.tsx';
export type { Option } from './pick/options.tsx';
export { Select } from './pick/select/select.tsx';
export type { SelectProps } from './pick/select/select.tsx';
