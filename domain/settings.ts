import { z } from 'zod'
import { dialledPhone } from './enquiry/phone-forms.ts'
import { optionalText, requiredText } from './record/field-schemas.ts'

const link = optionalText(500).refine(
  (value) => value === '' || z.url({ protocol: /^https?$/ }).safeParse(value).success,
  'Въведете пълен адрес, който започва с https://',
)

/** Viber and WhatsApp identify people by the number with its country code. */
const messengerNumber = optionalText(50).refine(
  (value) => value === '' || /^\+[1-9]\d{6,14}$/.test(dialledPhone(value)),
  'Въведете номер с кода на държавата, например +359 88 000 0000',
)

/** The number of a Bulgarian company: nine digits, or thirteen for a branch. The ninth is a check digit. */
const eik = optionalText(13).refine(
  (value) => value === '' || (/^(\d{9}|\d{13})$/.test(value) && hasCheckDigit(value)),
  'Проверете ЕИК: цифрите са 9 или 13, а деветата е контролна',
)

function hasCheckDigit(digits: string): boolean {
  const sum = (firstWeight: number) =>
    [...digits.slice(0, 8)].reduce((total, digit, index) => total + Number(digit) * (firstWeight + index), 0)
  const remainder = sum(1) % 11
  const check = remainder === 10 ? (sum(3) % 11) % 10 : remainder
  return Number(digits[8]) === check
}

export const companySettingsSchema = z.object({
  companyName: requiredText('Въведете име на фирмата', 200),
  legalName: optionalText(200),
  eik,
  email: requiredText('Въведете имейл', 254).pipe(z.email('Въведете валиден имейл')),
  phone: requiredText('Въведете телефон', 50),
  viber: messengerNumber,
  whatsapp: messengerNumber,
  address: requiredText('Въведете адрес', 500),
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
