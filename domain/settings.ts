import { z } from 'zod'
import { dialledPhone } from './enquiry/phone-forms.ts'
import { fault } from './record/fault.ts'
import { optionalText, requiredText } from './record/field-schemas.ts'

const link = optionalText(500).refine(
  (value) => value === '' || z.url({ protocol: /^https?$/ }).safeParse(value).success,
  fault('badLink'),
)

/** Viber and WhatsApp identify people by the number with its country code. */
const messengerNumber = optionalText(50).refine(
  (value) => value === '' || /^\+[1-9]\d{6,14}$/.test(dialledPhone(value)),
  fault('badMessengerNumber'),
)

/** The number of a Bulgarian company: nine digits, or thirteen for a branch. The ninth is a check digit. */
const eik = optionalText(13).refine(
  (value) => value === '' || (/^(\d{9}|\d{13})$/.test(value) && hasCheckDigit(value)),
  fault('badEik'),
)

function hasCheckDigit(digits: string): boolean {
  const sum = (firstWeight: number) =>
    [...digits.slice(0, 8)].reduce((total, digit, index) => total + Number(digit) * (firstWeight + index), 0)
  const remainder = sum(1) % 11
  const check = remainder === 10 ? (sum(3) % 11) % 10 : remainder
  return Number(digits[8]) === check
}

export const companySettingsSchema = z.object({
  companyName: requiredText('noCompanyName', 200),
  legalName: optionalText(200),
  eik,
  email: requiredText('noEmail', 254).pipe(z.email(fault('badEmail'))),
  phone: requiredText('noPhone', 50),
  viber: messengerNumber,
  whatsapp: messengerNumber,
  address: requiredText('noAddress', 500),
  socialMedia: z.object({ facebook: link, instagram: link }),
  publicPriceList: z.boolean().default(false),
})

export type CompanySettings = z.infer<typeof companySettingsSchema>

/** The company of an installation that nobody has set up. Pages, mails and PDFs leave out what is empty. */
export const defaultCompanySettings: CompanySettings = {
  companyName: '',
  legalName: '',
  eik: '',
  email: '',
  phone: '',
  viber: '',
  whatsapp: '',
  address: '',
  socialMedia: { facebook: '', instagram: '' },
  publicPriceList: false,
}
