import type { Config } from '../../../../config.ts';
import type { Seller } from './bill.ts';

/** The company, as its documents name it. */
export const toSeller = ({ brand, company }: Pick<Config, 'brand' | 'company'>): Seller => ({
  brand: brand.name,
  legalName: brand.legalName,
  form: company.companyForm,
  address: brand.address,
  phone: brand.phone,
  email: brand.email,
  registration: company.registration,
  vat: company.vat,
  vtcRegistration: company.vtcRegistration,
});
