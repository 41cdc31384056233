import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { listProgressEntries } from '../../../backend/data/progress-entries.ts'
import { progressSection } from '../../../text/public/sections/progress.ts'
import { backendContext, requestContext } from '../../context.ts'
import { getLocale } from '../../language.ts'
import { useLive } from '../../live/use-live.ts'
import { useLocale } from '../../locale.tsx'
import { loadNamedBuilding } from '../../named-building.ts'
import { type PublicPage, shownVersions } from '../../public-page.ts'
import { loadTranslator } from '../../translator.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { type AlertOffer, findAlertOffer } from '../alerts/alert-offer.ts'
import { LateAlertDetails } from '../alerts/late-alert-details.ts'
import { photoNumbers } from '../apartment/opened-photo.ts'
import { EnquiryLink } from '../enquiry-links.tsx'
import { revalidateUnlessOpenedInPlace } from '../opened-in-place.ts'
import { Page, PageLoadError } from '../page.tsx'
import { diaryPosts } from '../structured-data.ts'
import type { Route } from './+types/route'
import { CameraSlider } from './camera-slider.tsx'
import { DiaryEntry } from './diary-entry.tsx'
import { imagesOfPage, viewDiary } from './diary-view.ts'
import { FeedLink } from './feed-link.tsx'
import { useOpenedPicture } from './opened-picture.ts'
import { PictureDialog as DialogOnServer } from './picture-dialog.tsx'

/** Browsers load it when it opens. The server may be asked for a page on which it is open. */
const PictureDialog = import.meta.env.SSR
  ? DialogOnServer
  : lazy(async () => ({ default: (await import('./picture-dialog.tsx')).PictureDialog }))

export const handle: PublicPage = {
  shows: ['progressEntries', 'settings'],
  query: { page: /^[1-9]\d*$/, photo: photoNumbers },
}

export const shouldRevalidate = revalidateUnlessOpenedInPlace

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, knownImages, alerts } = context.get(backendContext)
  const locale = getLocale(context)
  const [stored, building, written] = await Promise.all([
    listProgressEntries(db),
    loadNamedBuilding(context),
    loadTranslator(context),
  ])
  const page = Number(new URL(request.url).searchParams.get('page') ?? 1)
  const images = await knownImages.find(imagesOfPage(stored, page))
  const diary = viewDiary(locale, stored, page, (url) => images[url])
  // Only the texts of this page count as untranslated.
  const texts = new Map(stored.map((entry) => [entry.id, entry]))
  const stages = diary.stages.map((stage) => ({
    ...stage,
    entries: stage.entries.map((entry) => {
      const source = texts.get(entry.id)
      return source ? { ...entry, text: written.progressEntry(source).text } : entry
    }),
  }))
  const { origin } = context.get(requestContext)
  return {
    versions: shownVersions(context, handle),
    diary: { ...diary, stages },
    alert: findAlertOffer(alerts, locale.text, undefined),
    description: locale.text.progress.describe(building.name),
    about: diaryPosts(
      stages.flatMap(({ entries }) => entries),
      { url: origin + locale.pages.progress, language: locale.language },
    ),
    untranslated: written.untranslated,
  }
}

export default function ProgressPage({ loaderData }: Route.ComponentProps) {
  const { versions, description, about, diary, alert } = loaderData
  useLive(versions)
  const text = useLocale(progressSection).text.progress
  const { frames, stages, pictures } = diary
  const opened = useOpenedPicture(pictures.length)
  if (stages.length === 0) return <EmptyDiary description={description} alert={alert} />
  return (
    <Page title={text.title} description={description} intro={text.intro} about={about}>
      <FeedLink />
      <CameraSlider frames={frames} />
      {stages.map(({ title, meaning, entries }, index) => (
        <section key={entries[0]?.id} className="mt-12">
          <h2 className="text-3xl">{title}</h2>
          {meaning && <p className="mb-4 text-lg text-sea-800">{meaning}</p>}
          {entries.map((entry, position) => (
            <DiaryEntry
              key={entry.id}
              entry={entry}
              pictures={pictures.slice(entry.first, entry.first + entry.count)}
              opened={opened}
              isFirst={frames.length === 0 && index === 0 && position === 0}
            />
          ))}
        </section>
      ))}
      <DiaryPages {...diary} />
      <DiaryAlert alert={alert} />
      <Suspense>
        {opened.current !== undefined && (
          <PictureDialog pictures={pictures} current={opened.current} opened={opened} />
        )}
      </Suspense>
    </Page>
  )
}

interface Offer {
  /** Undefined where no mail can be sent. */
  alert: AlertOffer | undefined
}

function DiaryAlert({ alert }: Offer) {
  if (!alert) return null
  return (
    <div className="mt-8 max-w-xl">
      <LateAlertDetails {...alert} />
    </div>
  )
}

function EmptyDiary({ description, alert }: Offer & { description: string }) {
  const text = useLocale(progressSection).text.progress
  return (
    <Page title={text.title} description={description}>
      <EmptyState title={text.empty} advice={text.emptyAdvice}>
        <EnquiryLink />
      </EmptyState>
      <DiaryAlert alert={alert} />
    </Page>
  )
}

const pageLink =
  'inline-flex min-h-11 items-center font-semibold text-sea-700 underline underline-offset-4 hover:text-sea-900'

function DiaryPages({ page, pages }: { page: number; pages: number }) {
  const { text, pages: urls } = useLocale(progressSection)
  if (pages < 2) return null
  const { progress } = text
  const urlOf = (number: number) => (number === 1 ? urls.progress : `${urls.progress}?page=${number}`)
  return (
    <nav aria-label={progress.pages} className="screen-only mt-4 flex items-center justify-between gap-4">
      {page > 1 ? (
        <Link to={urlOf(page - 1)} rel="prev" className={pageLink}>
          ← {progress.newer}
        </Link>
      ) : (
        <span />
      )}
      <span>{progress.gallery.counter(page, pages)}</span>
      {page < pages ? (
        <Link to={urlOf(page + 1)} rel="next" className={pageLink}>
          {progress.older} →
        </Link>
      ) : (
        <span />
      )}
    </nav>
  )
}

export function ErrorBoundary() {
  const { progress } = useLocale(progressSection).text
  return <PageLoadError title={progress.title} message={progress.loadError} />
}
