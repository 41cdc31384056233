import { data } from 'react-router'
import { getHomePage } from '../../../backend/data/settings.ts'
import { pointsIn } from '../../../domain/home-page/home-page.ts'
import { backendContext, requestContext } from '../../context.ts'
import { ErrorPage } from '../../error-page.tsx'
import { HomeBlocks } from '../../home-page/blocks.tsx'
import { viewHomePage } from '../../home-page/home-page-view.ts'
import { imagesOf, loadRecords } from '../../home-page/load-records.ts'
import { getLocale } from '../../language.ts'
import { useLive } from '../../live/use-live.ts'
import { type PublicPage, shownVersions } from '../../public-page.ts'
import { loadTranslator } from '../../translator.ts'
import { Written } from '../../written.tsx'
import { ContactLines } from '../company-contacts.tsx'
import { LateContactForm } from '../contact/late-contact-form.ts'
import { HeartButton, onPicture } from '../favourites/heart-button.tsx'
import { PageHead, useSite } from '../page.tsx'
import { residenceComplex } from '../structured-data.ts'
import type { Route } from './+types/route'

export const handle: PublicPage = {
  shows: ['apartments', 'building', 'floorPlans', 'parkingSpots', 'progressEntries', 'settings', 'stores'],
}

export async function loader({ context }: Route.LoaderArgs) {
  const locale = getLocale(context)
  const { text, pages } = locale
  const { db, knownImages } = context.get(backendContext)
  const [{ values }, written] = await Promise.all([getHomePage(db), loadTranslator(context)])
  const homePage = written.homePage(values)
  const [{ building, company, stated, facts, beachMetres, records, known, isWhole }, storedImages] =
    await Promise.all([
      loadRecords(context, { ...locale, written }, homePage),
      knownImages.find(imagesOf(homePage)),
    ])
  const description = text.buildingSentences.describeSite(building, { counts: stated, beachMetres })
  const untranslatedPoints = written.untranslated.includes(homePage.descriptionPoints)
    ? pointsIn(homePage.descriptionPoints)
    : []
  const page = {
    versions: shownVersions(context, handle),
    view: viewHomePage(text, homePage, { ...known, findImage: (url) => storedImages[url] }),
    records,
    description,
    // The points are one text, of which each line is shown for itself.
    untranslated: [...written.untranslated, ...untranslatedPoints],
    about: [
      residenceComplex(building, {
        origin: context.get(requestContext).origin,
        home: pages.home,
        company,
        description,
        apartments: stated.apartments,
        facts,
      }),
    ],
  }
  // A page with a missing part is shown, but status 500 keeps it out of the caches and of search engines.
  return data(page, { status: isWhole ? 200 : 500 })
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { versions, view, records, description, about } = loaderData
  const { diary } = records
  const { company } = useSite()
  useLive(versions)
  const { title } = view.hero
  return (
    <main className={view.blocks[0] === 'hero' ? '' : 'pt-16'}>
      {diary && (
        <link rel="alternate" type="application/atom+xml" title={diary.feed.label} href={diary.feed.to} />
      )}
      <PageHead title={title} description={description} about={about} />
      {!view.blocks.includes('hero') && (
        <h1 className={view.blocks.length > 1 ? 'sr-only' : 'page-frame pt-12 text-5xl wrap-anywhere'}>
          <Written text={title} />
        </h1>
      )}
      <HomeBlocks
        view={view}
        records={records}
        contact={{ lines: <ContactLines company={company} />, form: <LateContactForm /> }}
        heart={({ id, number }) => <HeartButton id={id} number={number} className={onPicture} />}
      />
    </main>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <>
      {/* The header of the home page is transparent with white text. */}
      <div className="h-16 bg-sea-900" />
      <ErrorPage error={error} />
    </>
  )
}
