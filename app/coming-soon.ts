import { escapeXml } from '../domain/feed/write-xml.ts'
import { defaultLanguage } from '../domain/language.ts'
import { needsTranslation } from '../domain/translations/needs-translation.ts'
import { pageTitle } from '../text/public/page-title.ts'
import type { ServerText } from '../text/public/public-text.ts'
import { phoneUrl } from './phone-url.ts'

/**
 * What the page „Очаквайте“ shows while the site is not published; a value is empty where it is not known yet.
 */
export interface ComingSoon {
  name: string
  phone: string
  email: string
}

/** Title and content as HTML. The server sends them before any route, in a page without scripts. */
export function comingSoonPage(
  { comingSoon: text }: ServerText,
  { name, phone, email }: ComingSoon,
): { title: string; content: string } {
  const links = [
    ...(phone === '' ? [] : [link(phoneUrl(phone), phone)]),
    ...(email === '' ? [] : [link(`mailto:${email}`, email)]),
  ]
  // The name is the same in every language, so that it may be in letters which the page does not have otherwise.
  const language = needsTranslation(name) ? ` lang="${defaultLanguage}"` : ''
  const named = name === '' ? '' : `<p${language}><strong>${escapeXml(name)}</strong></p>`
  const contact = links.length === 0 ? '' : `<p>${text.contact} ${links.join(', ')}</p>`
  return {
    title: escapeXml(pageTitle({ name }, text.title)),
    content: `${named}<h1>${text.title}</h1><p>${text.text}</p>${contact}`,
  }
}

function link(url: string, label: string): string {
  return `<a href="${escapeXml(url)}">${escapeXml(label)}</a>`
}
