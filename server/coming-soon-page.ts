import { type ComingSoon, comingSoonPage } from '../app/coming-soon.ts'
import { getBuilding } from '../backend/data/building.ts'
import type { Versions } from '../backend/data/database.ts'
import { getCompanySettings } from '../backend/data/settings.ts'
import type { Backend } from '../backend/open.ts'
import type { Language } from '../domain/language.ts'
import { allTexts } from '../text/public/all-texts.ts'
import { simplePage } from './error-page.ts'

/**
 * What visitors see of a site that is not published. Its content is read only when some record has changed, so
 * that a flood of requests does not reach the database.
 */
export function createComingSoonPage({ db, versions }: Pick<Backend, 'db' | 'versions'>) {
  let last: { versions: Versions; content: ComingSoon } | undefined
  return async (language: Language): Promise<Response> => {
    const known = versions.known()
    if (last?.versions !== known) last = { versions: known, content: await readContent({ db }) }
    return simplePage({
      language,
      status: 503,
      ...comingSoonPage(allTexts[language], last.content),
      isIndexed: false,
    })
  }
}

async function readContent({ db }: Pick<Backend, 'db'>): Promise<ComingSoon> {
  const [{ name }, { values }] = await Promise.all([getBuilding(db), getCompanySettings(db)])
  return { name: name || values.companyName, phone: values.phone, email: values.email }
}
