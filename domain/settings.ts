import { z } from 'zod'
import { dialledPhone } from './enquiry/phone-forms.ts'
import { InvalidUrl, isStoredUrl, locationImagePath, storedUrl } from './files/stored-path.ts'
import { optionalText, requiredText } from './record/field-schemas.ts'

const link = optionalText(500).refine(
  (value) => value === '' || z.url({ protocol: /^https?$/ }).safeParse(value).success,
  'Въведете пълен адрес, който започва с https://',
)

/** Messengers know people by their number with the country's code. */
const messengerNumber = optionalText(50).refine(
  (value) => value === '' || /^\+[1-9]\d{6,14}$/.test(dialledPhone(value)),
  'Въведете номер с кода на държавата, например +359 88 000 0000',
)

export const companySettingsSchema = z.object({
  companyName: requiredText('Въведете име на фирмата', 200),
  email: requiredText('Въведете имейл', 254).pipe(z.email('Въведете валиден имейл')),
  phone: requiredText('Въведете телефон', 50),
  viber: messengerNumber,
  whatsapp: messengerNumber,
  address: requiredText('Въведете адрес', 500),
  socialMedia: z.object({ facebook: link, instagram: link }),
  /** Whether visitors may take the price list with them. */
  publicPriceList: z.boolean().default(false),
})

export type CompanySettings = z.infer<typeof companySettingsSchema>

/** Plain placeholders: nobody answers there. */
export const defaultCompanySettings: CompanySettings = {
  companyName: 'Бриз',
  email: 'office@example.com',
  phone: '+359 000 000 000',
  viber: '',
  whatsapp: '',
  address: 'ул. „Крайбрежна“ 1, Черноморие',
  socialMedia: { facebook: 'https://example.com/facebook', instagram: 'https://example.com/instagram' },
  publicPriceList: false,
}

/** None, or an image that was uploaded here. */
const storedImage = optionalText(1000).refine(
  (value) => value === '' || isStoredUrl(value),
  new InvalidUrl().message,
)

export const displaySettingsSchema = z.object({
  heroImage: storedImage,
  locationImage: storedImage,
  logo: storedImage,
  title: requiredText('Въведете заглавие', 200),
  subtitle: requiredText('Въведете подзаглавие', 500),
})

/** How the home page greets its visitors; an empty image means the bundled one. */
export type DisplaySettings = z.infer<typeof displaySettingsSchema>

/** Where the image of the place lies, if there is one. */
export function locationPictureUrl({ locationImage }: DisplaySettings): string {
  return locationImage || storedUrl(locationImagePath)
}

export const defaultDisplaySettings: DisplaySettings = {
  heroImage: '',
  locationImage: '',
  logo: '',
  title: 'Вашият дом до морето',
  subtitle: 'Нова сграда на българското Черноморие: 117 апартамента на крачки от плажа',
}
