import { listProgressEntries } from '../../backend/data/progress-entries.ts'
import { monthsIn } from '../../domain/formats/months.ts'
import { diaryPageOf } from '../../domain/progress/diary-page.ts'
import { newestInFeed, writeProgressFeed } from '../../domain/progress/write-progress-feed.ts'
import { describeStage } from '../../text/public/describe-stage.ts'
import { backendContext, requestContext } from '../context.ts'
import { setLocale } from '../language.ts'
import { loadNamedBuilding } from '../named-building.ts'
import type { PublicPage } from '../public-page.ts'
import { loadTranslator } from '../translator.ts'
import type { Route } from './+types/progress-feed'
import { findDocumentLocale } from './document-locale.ts'
import { notFoundResponse } from './plain-response.ts'

export const handle = {
  shows: ['building', 'progressEntries', 'settings', 'translations'],
} satisfies PublicPage

export const middleware: Route.MiddlewareFunction[] = [setLocale]

/** The newest entries of the construction diary as an Atom feed, in the language of the URL. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const locale = await findDocumentLocale(context, params.lang)
  if (!locale) return notFoundResponse()
  const { db } = context.get(backendContext)
  const { origin } = context.get(requestContext)
  const [entries, building, written] = await Promise.all([
    listProgressEntries(db),
    loadNamedBuilding(context),
    loadTranslator(context),
  ])
  const { text, pages, language } = locale
  const { day } = monthsIn(language)
  const page = origin + pages.progress
  const body = writeProgressFeed({
    title: [text.progress.title, building.name].filter((part) => part !== '').join(': '),
    author: building.name || text.progress.title,
    page,
    feed: origin + pages.progressFeed,
    language,
    entries: entries.slice(0, newestInFeed).map((entry, index) => ({
      id: `${page}#${entry.id}`,
      link: `${page}${pageQuery(diaryPageOf(index))}#${entry.id}`,
      title: `${day(entry.date)} · ${describeStage(text, entry.stage).title}`,
      date: entry.date,
      updatedAt: entry.updatedAt,
      text: written.progressEntry(entry).text,
      images: entry.images.map((url) => origin + url),
    })),
  })
  return new Response(body, { headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' } })
}

function pageQuery(page: number): string {
  return page === 1 ? '' : `?page=${page}`
}
