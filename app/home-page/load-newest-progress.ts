import { findNewestProgressEntry } from '../../backend/data/progress-entries.ts'
import type { Backend } from '../../backend/open.ts'
import { isSampleView } from '../../domain/files/sample-view.ts'
import { monthsIn } from '../../domain/formats/months.ts'
import type { Translator } from '../../domain/translations/translate.ts'
import { describeStage } from '../../text/public/describe-stage.ts'
import type { ServerLocale } from '../context.ts'
import type { NewestProgressView } from './newest-progress.tsx'

/** The newest entry of the construction diary as the home page shows it; undefined where there is none. */
export async function loadNewestProgress(
  { db, knownImages }: Backend,
  { text, language, pages }: ServerLocale,
  written: Pick<Translator, 'progressEntry'>,
): Promise<NewestProgressView | undefined> {
  const entry = await findNewestProgressEntry(db)
  if (!entry) return undefined
  const { date, stage, images } = entry
  const [first] = images
  const found = await knownImages.find([first ?? null])
  const day = monthsIn(language).day(date)
  return {
    title: text.progress.home.title,
    date,
    facts: [day, describeStage(text, stage).title].join(' · '),
    text: written.progressEntry(entry).text,
    image: found[first ?? ''],
    alt: text.progress.picture(day, 1, 1),
    sample: first && isSampleView(first) ? text.site.sampleView : '',
    all: { to: pages.progress, label: text.progress.home.all },
    feed: { to: pages.progressFeed, label: text.progress.feed },
  }
}
