import { data, Link } from 'react-router'
import { findApartment } from '../../../backend/data/apartments.ts'
import { costParameters } from '../../../domain/costs/cost-parameters.ts'
import { apartmentSection } from '../../../text/public/sections/apartment.ts'
import { backendContext } from '../../context.ts'
import { BuyerFactsSection, PaymentPlan } from '../../home-page/buyer-facts.tsx'
import { useLive } from '../../live/use-live.ts'
import { useLocale } from '../../locale.tsx'
import { type PublicPage, shownVersions } from '../../public-page.ts'
import { button } from '../../ui/button.ts'
import { openedFromList, useListAround } from '../apartments/remembered-list.ts'
import { revalidateUnlessOpenedInPlace } from '../opened-in-place.ts'
import { BackLink, Page, PageHead, PageLoadError } from '../page.tsx'
import type { Route } from './+types/route'
import { ApartmentDetails } from './apartment-details.tsx'
import { ApartmentHead } from './apartment-head.tsx'
import { Enquiry } from './enquiry.tsx'
import { Facts } from './facts.tsx'
import { LateCosts } from './late-costs.ts'
import { LateSimilarApartments } from './late-similar.ts'
import { LateSun } from './late-sun.ts'
import { LateWhere } from './late-where.ts'
import { NeighbourLinks } from './neighbour-links.tsx'
import { photoNumbers, photoParameter } from './opened-photo.ts'
import { columnsFor, Pictures } from './pictures.tsx'
import { apartmentPlanChoices } from './plan-picture.tsx'
import { PriceBar } from './price-bar.tsx'
import { showApartment } from './show-apartment.ts'
import { LateWindowView } from './window-view/late-window-view.ts'
import { windowViewChoices } from './window-view/view-parameters.ts'

export const handle: PublicPage = {
  shows: ['apartments', 'buildingViews', 'floorPlans', 'panoramas', 'parkingSpots', 'settings'],
  query: {
    [photoParameter]: photoNumbers,
    ...apartmentPlanChoices,
    ...costParameters,
    ...windowViewChoices,
  },
}

export const shouldRevalidate = revalidateUnlessOpenedInPlace

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const versions = shownVersions(context, handle)
  const stored = await findApartment(context.get(backendContext).db, params.id)
  if (!stored) return data({ versions, found: undefined, untranslated: [] }, { status: 404 })
  const { found, isComplete, untranslated } = await showApartment(
    context,
    stored,
    new URL(request.url).searchParams,
  )
  // A page without its plans is shown, but status 500 keeps it out of the caches and of search engines.
  return data({ versions, found, untranslated }, { status: isComplete ? 200 : 500 })
}

export default function ApartmentPage({ loaderData }: Route.ComponentProps) {
  const { versions, found } = loaderData
  const { text, pages } = useLocale(apartmentSection)
  useLive(versions)
  const list = useListAround(found?.apartment.id)
  if (!found) return <NotFound />
  const { apartment, title, description, about, buyer, previous, next, similar } = found
  const isSold = apartment.status === 'sold'
  return (
    <main className="page-frame pt-20">
      <PageHead title={title} description={description} about={about} />
      {/* The price bar sticks to the lower edge while this element is in view. */}
      <div>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <BackLink to={pages.apartments + list.query} state={{ [openedFromList]: apartment.id }}>
            {text.apartment.backToList}
          </BackLink>
          <NeighbourLinks
            {...(list.neighbours ?? { previous, next })}
            isList={list.neighbours !== undefined}
          />
        </div>
        <div className={`apartment-top mt-2 grid gap-x-5 gap-y-4 lg:gap-x-6 ${columnsFor(found)}`}>
          <ApartmentHead {...found} />
          <Pictures {...found} number={apartment.number} />
          <Facts {...found} />
        </div>
        {isSold && <LateSimilarApartments apartments={similar} />}
        <LateWhere {...found} />
        <ApartmentDetails apartment={apartment} />
        {found.windowView && <LateWindowView view={found.windowView} />}
        {found.sun && <LateSun sun={found.sun} />}
        {found.costs && <LateCosts costs={found.costs} />}
        <PaymentPlan steps={buyer.paymentPlan} on="apartment" />
        <BuyerFactsSection facts={buyer.facts} destination={buyer.destination} on="apartment" />
        {!isSold && <LateSimilarApartments apartments={similar} />}
        <PriceBar price={apartment.price} status={apartment.status} />
      </div>
      <Enquiry {...found} photo={found.photos[0]} reckoning={found.costs?.enquiry} />
    </main>
  )
}

function NotFound() {
  const { text, pages } = useLocale(apartmentSection)
  return (
    <Page title={text.apartment.notFound} isMissing>
      <Link to={pages.apartments} className={button()}>
        {text.apartment.backToList}
      </Link>
    </Page>
  )
}

export function ErrorBoundary() {
  const { text } = useLocale()
  return <PageLoadError title={text.site.apartments} message={text.loadErrors.apartments} />
}
