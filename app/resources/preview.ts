import { getCompanySettings, getHomePage } from '../../backend/data/settings.ts'
import { readFully } from '../../backend/files/file-store.ts'
import { type TimeoutBudget, visitorTimeout } from '../../backend/files/timeout-budget.ts'
import type { SharePreview } from '../../backend/images/previews.ts'
import type { Backend } from '../../backend/open.ts'
import { findDictionary, getBuildingIn } from '../../backend/translations/dictionaries.ts'
import { namedBuilding } from '../../domain/building/building.ts'
import { findStoredPath } from '../../domain/files/stored-path.ts'
import { languageOfPath, withoutLanguage } from '../../domain/language.ts'
import { createTranslator } from '../../domain/translations/translate.ts'
import { allTexts } from '../../text/public/all-texts.ts'
import { backendContext } from '../context.ts'
import bundledHero from '../images/dusk-1600.webp?inline'
import { loadOfferedLanguages } from '../language.ts'
import { pathBelow, urls } from '../urls.ts'
import type { Route } from './+types/preview'
import { notFoundResponse } from './plain-response.ts'
import { findPreviewText } from './preview-text.ts'
import { sendFile } from './send-file.ts'

/**
 * The preview image of a shared link: `/previews/` with the page's path and `.jpg`, `/previews/site.jpg` for the home
 * page, `/previews/de/site.jpg` for that in German.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const backend = context.get(backendContext)
  const page = `/${pathBelow(urls.previews, request).replace(/\/?\.jpg$/, '')}`
  const language = languageOfPath(page)
  if (!(await loadOfferedLanguages(context)).includes(language)) return notFoundResponse()
  const { db } = backend
  // The language is not that of the URL, whose first part is `previews`.
  const [building, dictionary, company, { values }] = await Promise.all([
    getBuildingIn(db, language),
    findDictionary(db, language),
    getCompanySettings(db),
    getHomePage(db),
  ])
  const homePage = createTranslator(dictionary).homePage(values)
  const named = namedBuilding(building, company.values.companyName)
  const sources = { building: named, homePage, db }
  const text = await findPreviewText(allTexts[language], sources, withoutLanguage(page))
  if (!text) return notFoundResponse()
  const { heroImage } = homePage
  const timeout = visitorTimeout()
  const background = await findBackground(backend, [text.image, heroImage], timeout)
  const image = await backend.previews.find({ ...text, language, background }, timeout)
  return image ? sendFile(request, image, { 'Cache-Control': 'public, max-age=3600' }) : notFoundResponse()
}

/** The sea: the background of an installation that has no picture of its own. */
const seaBackground =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><linearGradient id="sea" x2="1" y2="1"><stop stop-color="#0f3047"/><stop offset="1" stop-color="#3d89ad"/></linearGradient><rect width="1200" height="630" fill="url(#sea)"/></svg>'

/**
 * The background of a preview image: the first stored image of `urls` that exists, else the bundled image if the home
 * page shows it, else the sea.
 */
async function findBackground(
  { files }: Backend,
  urls: (string | null | undefined)[],
  timeout: TimeoutBudget,
): Promise<SharePreview['background']> {
  for (const path of urls.flatMap((url) => findStoredPath(url) ?? [])) {
    const file = await files.head(path, timeout)
    if (file) return { id: path + file.etag, read: (timeout) => readFully(files, path, timeout) }
  }
  if (!urls.includes('bundled:dusk')) return { id: 'sea', read: async () => Buffer.from(seaBackground) }
  return { id: 'bundled', read: async () => Buffer.from(bundledHero.split(',')[1] ?? '', 'base64') }
}
