import { data } from 'react-router'
import { getBuyerFacts, getCompanySettings, getDisplaySettings } from '../../../backend/data/settings.ts'
import { locationPictureUrl } from '../../../domain/settings.ts'
import { backendContext, requestContext } from '../../context.ts'
import { Hero } from '../../hero/hero.tsx'
import { buildingFromAbove, bundledHero } from '../../images/bundled-images.ts'
import { useLive } from '../../live/use-live.ts'
import { type PublicPage, shownVersions } from '../../public-page.ts'
import { ErrorPage } from '../../ui/error-page.tsx'
import { BuyerFactsSection } from '../buyer-facts-section.tsx'
import { formatBuyerFacts } from '../format-buyer-facts.ts'
import { formatPaymentPlan } from '../format-payment-plan.ts'
import { PageHead } from '../page-head.tsx'
import { PaymentPlan } from '../payment-plan.tsx'
import { residenceComplex } from '../structured-data.ts'
import { useSite } from '../use-site.ts'
import type { Route } from './+types/route'
import { Benefits } from './benefits.tsx'
import { ContactSection } from './contact-section.tsx'
import { DescriptionSection } from './description-section.tsx'
import { FreeApartments } from './free-apartments.tsx'
import { readFreeNow } from './free-now.ts'
import { Interiors } from './interiors.tsx'
import { LocationSection } from './location-section.tsx'
import { Statistics } from './statistics.tsx'

export const handle: PublicPage = { shows: ['apartments', 'parkingSpots', 'settings'] }

export async function loader({ context }: Route.LoaderArgs) {
  const backend = context.get(backendContext)
  const { db, knownImages } = backend
  const [company, display, buyer, freeNow] = await Promise.all([
    getCompanySettings(db),
    getDisplaySettings(db),
    getBuyerFacts(db),
    readFreeNow(context, backend),
  ])
  const { title, subtitle, heroImage } = display.values
  const location = locationPictureUrl(display.values)
  const storedImages = await knownImages.find([heroImage, location])
  const page = {
    versions: shownVersions(context, handle),
    title,
    subtitle,
    hero: storedImages[heroImage],
    location: storedImages[location],
    freeNow,
    facts: formatBuyerFacts(buyer.values),
    paymentPlan: formatPaymentPlan(buyer.values.paymentPlan),
    destination: buyer.values.destination,
    about: [residenceComplex(context.get(requestContext).origin, company.values)],
  }
  // A page with a hole in it is shown, but neither cached for offline reading nor for search engines.
  return data(page, { status: typeof freeNow === 'string' ? 500 : 200 })
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { title, subtitle, hero, location, freeNow, facts, paymentPlan, destination, about } = loaderData
  const { company } = useSite()
  useLive(loaderData.versions)
  return (
    <main>
      <PageHead title={title} about={about} />
      <Hero title={title} subtitle={subtitle} image={hero ?? bundledHero} freeNow={freeNow} />
      {typeof freeNow !== 'string' && <FreeApartments apartments={freeNow.freeApartments} />}
      <Interiors />
      <Benefits />
      <DescriptionSection />
      <Statistics />
      <BuyerFactsSection facts={facts} on="home" />
      <PaymentPlan steps={paymentPlan} on="home" />
      <LocationSection
        image={location ?? buildingFromAbove}
        address={company.address}
        destination={destination}
      />
      <ContactSection company={company} />
    </main>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <>
      {/* On this page the header is clear and its text is white. */}
      <div className="h-16 bg-sea-900" />
      <ErrorPage error={error} />
    </>
  )
}
