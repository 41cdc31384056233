import { dialledPhone } from '../../domain/enquiry/phone-forms.ts'
import type { CompanySettings } from '../../domain/settings.ts'
import type { CoreText } from '../../text/public/public-text.ts'
import { phoneUrl } from '../phone-url.ts'

export interface CallLink {
  label: string
  /** For screen readers; it contains the visible text. */
  name: string
  url: string
}

type Numbers = Pick<CompanySettings, 'phone' | 'viber' | 'whatsapp'>

/** Links to the phone and to the messengers that have a number; none in an installation that nobody has set up. */
export function callLinks({ site }: CoreText, { phone, viber, whatsapp }: Numbers): CallLink[] {
  const links: CallLink[] = []
  const messenger = (label: string, url: string): CallLink => ({ label, name: site.write(label), url })
  if (phone) links.push({ label: phone, name: phone, url: phoneUrl(phone) })
  if (viber) links.push(messenger('Viber', `viber://chat?number=%2B${digitsOf(viber)}`))
  if (whatsapp) links.push(messenger('WhatsApp', `https://wa.me/${digitsOf(whatsapp)}`))
  return links
}

function digitsOf(number: string): string {
  return dialledPhone(number).replace(/\D/g, '')
}
