import type { CompanySettings } from '../domain/settings.ts'

/** A company with everything that the form requires. Its phone and e-mail reach nobody. */
export const aCompany: CompanySettings = {
  companyName: 'Бриз',
  legalName: '',
  eik: '',
  email: 'office@example.com',
  phone: '+359 000 000 000',
  viber: '',
  whatsapp: '',
  address: 'ул. „Крайбрежна“ 1, Черноморие',
  socialMedia: { facebook: 'https://example.com/facebook', instagram: 'https://example.com/instagram' },
  publicPriceList: false,
}
