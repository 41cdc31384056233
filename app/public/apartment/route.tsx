import { data, href, Link } from 'react-router'
import { findApartment, listApartmentItems, listApartments } from '../../../backend/data/apartments.ts'
import { getBuyerFacts } from '../../../backend/data/settings.ts'
import type { PublicApartment } from '../../../domain/apartment/apartment.ts'
import { apartmentFields } from '../../../domain/apartment/apartment-fields.ts'
import { apartmentHeading, apartmentTitle } from '../../../domain/apartment/apartment-title.ts'
import { apartmentTypeLabels } from '../../../domain/apartment/apartment-type.ts'
import { formatFloors } from '../../../domain/apartment/format-floors.ts'
import { photosInOrder } from '../../../domain/apartment/photo-set.ts'
import { similarApartments } from '../../../domain/apartment/similar-apartments.ts'
import { formatArea } from '../../../domain/formats/measures.ts'
import { neighboursIn } from '../../../domain/lists/neighbours.ts'
import { pick } from '../../../domain/lists/pick.ts'
import { priceLabel } from '../../../domain/price-label.ts'
import { factsOf } from '../../../domain/record/field-table.ts'
import { apartmentStatusLabels } from '../../../domain/status.ts'
import { backendContext, requestContext } from '../../context.ts'
import { placeholderImages } from '../../images/bundled-images.ts'
import { useLive } from '../../live/use-live.ts'
import { type PublicPage, shownVersions } from '../../public-page.ts'
import { loadErrors } from '../../text/load-errors.ts'
import { apartmentText as text } from '../../text/public/apartment.ts'
import { askForSimilar, explanationsFor } from '../../text/public/apartment-explanations.ts'
import { site } from '../../text/site.ts'
import { button } from '../../ui/button.ts'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { BackLink } from '../back-link.tsx'
import { BuyerFactsSection } from '../buyer-facts-section.tsx'
import { ContactForm } from '../contact/contact-form.tsx'
import { formatBuyerFacts } from '../format-buyer-facts.ts'
import { formatPaymentPlan } from '../format-payment-plan.ts'
import { PageLoadError } from '../load-error.tsx'
import { loadOptional } from '../load-optional.ts'
import { Page } from '../page.tsx'
import { PageHead } from '../page-head.tsx'
import { PaymentPlan } from '../payment-plan.tsx'
import { revalidateUnlessOpenedInPlace } from '../revalidation.ts'
import { apartmentOffer, breadcrumbs } from '../structured-data.ts'
import type { Route } from './+types/route'
import { ApartmentDetails } from './apartment-details.tsx'
import { ApartmentPlanDialog } from './apartment-plan-dialog.tsx'
import { AskedHome } from './asked-home.tsx'
import { Facts } from './facts.tsx'
import { findOwnPlans, type OwnPlan } from './find-own-plans.ts'
import { photoNumbers, photoParameter } from './opened-photo.ts'
import { apartmentPlanChoices, useIsPlanOpen } from './opened-plan.ts'
import { OwnPlans } from './own-plans.tsx'
import { Photos } from './photos.tsx'
import { neighbourFields, SameTypeLinks } from './same-type-links.tsx'
import { SimilarApartments, similarFields } from './similar-apartments.tsx'

export const handle: PublicPage = {
  shows: ['apartments', 'floorPlans', 'settings'],
  query: { [photoParameter]: photoNumbers, ...apartmentPlanChoices },
}

export const shouldRevalidate = revalidateUnlessOpenedInPlace

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, knownImages } = context.get(backendContext)
  const versions = shownVersions(context, handle)
  const apartment = await findApartment(db, params.id)
  if (!apartment) return data({ versions, found: undefined }, { status: 404 })
  const [plans, free, sameType, buyer] = await Promise.all([
    loadOptional(context, findOwnPlans(db, apartment)),
    listApartments(db, { status: 'available' }),
    listApartmentItems(db, { type: apartment.type }),
    getBuyerFacts(db),
  ])
  const { previous, next } = neighboursIn(sameType, apartment.id)
  const urls = photosInOrder(apartment)
  const storedImages = await knownImages.find(urls)
  const photos = urls.flatMap((url) => storedImages[url] ?? [])
  const found = {
    apartment,
    // Made here, like what search engines read: browsers need not carry the code.
    title: apartmentTitle(apartment),
    heading: apartmentHeading(apartment),
    kind: `${apartmentTypeLabels[apartment.type]}, ${formatFloors(apartment)}`,
    description: describeApartment(apartment),
    about: aboutApartment(context.get(requestContext).origin, apartment),
    facts: factsOf(apartmentFields, apartment),
    explanations: explanationsFor(apartment.type),
    message: apartment.status === 'sold' ? similarMessage(apartment) : undefined,
    photos: photos.length > 0 ? photos : placeholderImages(apartment.exposure),
    plans,
    buyer: {
      facts: formatBuyerFacts(buyer.values),
      paymentPlan:
        apartment.status === 'sold' ? [] : formatPaymentPlan(buyer.values.paymentPlan, apartment.price),
      destination: buyer.values.destination,
    },
    previous: previous && pick(previous, neighbourFields),
    next: next && pick(next, neighbourFields),
    similar: similarApartments(apartment, free).map((each) => pick(each, similarFields)),
  }
  // A page with a hole in it is shown, but neither cached for offline reading nor for search engines.
  return data({ versions, found }, { status: plans === 'unread' ? 500 : 200 })
}

/** Made here, not in the page: only search engines read it, so browsers need not carry the code. */
function aboutApartment(origin: string, apartment: PublicApartment): object[] {
  const trail = [
    { name: site.apartments, path: href('/apartments') },
    { name: apartmentHeading(apartment), path: href('/apartments/:id', { id: apartment.id }) },
  ]
  return [...apartmentOffer(origin, apartment), breadcrumbs(origin, trail)]
}

function describeApartment(apartment: PublicApartment): string {
  const { type, area } = apartment
  const kind = text.description(apartmentTypeLabels[type], formatArea(area), formatFloors(apartment))
  return `${kind} ${apartment.description}`.slice(0, 160)
}

function similarMessage({ number, type, area }: PublicApartment): string {
  return askForSimilar(number, apartmentTypeLabels[type], formatArea(area))
}

export default function ApartmentPage({ loaderData }: Route.ComponentProps) {
  const { versions, found } = loaderData
  useLive(versions)
  if (!found) return <NotFound />
  const { apartment, title, description, about, message, photos } = found
  const { plans, buyer, previous, next, similar } = found
  const isSold = apartment.status === 'sold'
  return (
    <main className="page-frame pt-20">
      <PageHead title={title} description={description} about={about} />
      {/* The bar sticks to the lower edge as long as this is in view. */}
      <div>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <BackLink to={href('/apartments')}>{text.backToList}</BackLink>
          <SameTypeLinks previous={previous} next={next} />
        </div>
        <div className="apartment-top mt-2 grid items-start gap-8 flat:grid-cols-2 flat:gap-5 lg:grid-cols-[5fr_3fr]">
          <Photos photos={photos} number={apartment.number} />
          <Facts {...found} />
        </div>
        {isSold && <SimilarApartments apartments={similar} />}
        <ApartmentDetails apartment={apartment} />
        <Plans plans={plans} apartment={apartment} />
        <PaymentPlan steps={buyer.paymentPlan} on="apartment" />
        <BuyerFactsSection facts={buyer.facts} destination={buyer.destination} on="apartment" />
        {!isSold && <SimilarApartments apartments={similar} />}
        <PriceBar price={apartment.price} status={apartment.status} />
      </div>
      <section id="contact" className="off-paper mt-20 max-lg:mt-10">
        <h2 className="text-3xl font-black">{isSold ? text.similarContactTitle : text.contactTitle}</h2>
        <div className="mt-6 grid items-start gap-8 lg:grid-cols-[5fr_3fr]">
          <div className="rounded-card bg-white p-6 shadow-card sm:p-8">
            <ContactForm
              key={apartment.id}
              apartmentId={apartment.id}
              apartmentNumber={apartment.number}
              message={message}
            />
          </div>
          <AskedHome title={title} status={apartment.status} photo={photos[0]} />
        </div>
      </section>
    </main>
  )
}

function Plans({ plans, apartment }: { plans: OwnPlan[] | 'unread'; apartment: PublicApartment }) {
  const isPlanOpen = useIsPlanOpen()
  if (plans === 'unread') {
    return (
      <div className="mt-16">
        <ErrorPanel message={loadErrors.floorPlans} />
      </div>
    )
  }
  if (plans.length === 0) return null
  return (
    <>
      <OwnPlans plans={plans} apartment={apartment} />
      {isPlanOpen && <ApartmentPlanDialog plans={plans} number={apartment.number} />}
    </>
  )
}

function NotFound() {
  return (
    <Page title={text.notFound} isMissing>
      <Link to={href('/apartments')} className={button()}>
        {text.backToList}
      </Link>
    </Page>
  )
}

export function ErrorBoundary() {
  return <PageLoadError title={site.apartments} message={loadErrors.apartments} />
}

/**
 * Price and way to ask, always in view where the page is one column. It sticks to the lower edge while what is above
 * the form is in view: as the last part of that, it never lies over the form or the footer.
 */
export function PriceBar({ price, status }: Pick<PublicApartment, 'price' | 'status'>) {
  return (
    <div
      data-bottom-bar
      className="off-paper sticky bottom-[var(--banner-height,0px)] z-30 -mx-(--gutter) mt-10 border-t border-sand-200 bg-white px-(--gutter) pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:hidden short:pt-1.5 short:pb-[max(0.375rem,env(safe-area-inset-bottom))]"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="grid justify-items-start gap-1 short:flex short:flex-wrap short:items-center short:gap-x-4">
          <p className="text-xl leading-none font-black text-sea-900">{priceLabel({ price, status })}</p>
          <StatusBadge status={status} label={apartmentStatusLabels[status]} />
        </div>
        <a href="#contact" className={button({ className: 'text-center' })}>
          {status === 'sold' ? text.askSimilar : text.contactShort}
        </a>
      </div>
    </div>
  )
}
