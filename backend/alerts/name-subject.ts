import { type Alert, progressSubject } from '../../domain/alert/alert.ts'
import { allTexts } from '../../text/public/all-texts.ts'
import { apartmentTitle } from '../../text/public/apartment-title.ts'
import { findApartment } from '../data/apartments.ts'
import type { Database } from '../data/database.ts'
import { getBuildingIn } from '../translations/dictionaries.ts'
import type { AlertLinks } from './alert-links.ts'

/** What an alert is about, in the language of its reader, and the page that shows it. */
export async function nameSubject(
  db: Database,
  links: AlertLinks,
  { language, subject }: Pick<Alert, 'language' | 'subject'>,
): Promise<{ name: string; url: string }> {
  const text = allTexts[language]
  if (subject === progressSubject) return { name: text.alerts.manage.progress, url: links.progress(language) }
  const apartment = await findApartment(db, subject)
  const name = apartment && apartmentTitle(text, await getBuildingIn(db, language), apartment)
  return { name: name ?? text.alerts.manage.unknownApartment, url: links.apartment(language, subject) }
}
