import { data } from 'react-router'
import { getCompanySettings, getDisplaySettings } from '../../../backend/data/settings.ts'
import { locationImagePath, storedUrl } from '../../../domain/files/stored-path.ts'
import { backendContext, requestContext } from '../../context.ts'
import { useLive } from '../../live/use-live.ts'
import { buildingFromAbove, bundledHero } from '../../pictures/bundled-pictures.ts'
import { type PublicPage, shownVersions } from '../../public-page.ts'
import { ErrorPage } from '../../ui/error-page.tsx'
import { PageHead } from '../page-head.tsx'
import { residenceComplex } from '../structured-data.ts'
import { useSite } from '../use-site.ts'
import type { Route } from './+types/route'
import { Benefits } from './benefits.tsx'
import { ContactSection } from './contact-section.tsx'
import { Description } from './description.tsx'
import { readFreeNow } from './free-now.ts'
import { Hero } from './hero.tsx'
import { LocationSection } from './location-section.tsx'
import { Statistics } from './statistics.tsx'

export const handle: PublicPage = { shows: ['apartments', 'parkingSpots', 'settings'] }

export async function loader({ context }: Route.LoaderArgs) {
  const { db, knownPictures } = context.get(backendContext)
  const [company, display, freeNow] = await Promise.all([
    getCompanySettings(db),
    getDisplaySettings(db),
    readFreeNow(context, db),
  ])
  const { title, subtitle, heroImage, locationImage } = display.values
  const location = locationImage || storedUrl(locationImagePath)
  const pictures = await knownPictures.find([heroImage, location])
  const page = {
    versions: shownVersions(context, handle),
    title,
    subtitle,
    hero: pictures[heroImage],
    location: pictures[location],
    freeNow,
    about: [residenceComplex(context.get(requestContext).origin, company.values)],
  }
  // A page with a hole in it is shown, but neither kept for offline reading nor for search engines.
  return data(page, { status: typeof freeNow === 'string' ? 500 : 200 })
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { title, subtitle, hero, location, freeNow, about } = loaderData
  const { company } = useSite()
  useLive(loaderData.versions)
  return (
    <main>
      <PageHead title={title} about={about} />
      <Hero title={title} subtitle={subtitle} picture={hero ?? bundledHero} freeNow={freeNow} />
      <Benefits />
      <Description />
      <Statistics />
      <LocationSection picture={location ?? buildingFromAbove} address={company.address} />
      <ContactSection company={company} />
    </main>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <>
      {/* On this page the header is clear and its words are white. */}
      <div className="h-16 bg-sea-900" />
      <ErrorPage error={error} />
    </>
  )
}
