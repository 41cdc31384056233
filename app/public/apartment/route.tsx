import { data, Link } from 'react-router'
import { findApartment, listApartmentItems, listApartments } from '../../../backend/data/apartments.ts'
import { getBuyerFacts } from '../../../backend/data/settings.ts'
import type { PublicApartment } from '../../../domain/apartment/apartment.ts'
import { photosInOrder } from '../../../domain/apartment/photo-set.ts'
import { similarApartments } from '../../../domain/apartment/suggested-apartments.ts'
import { apartmentTypeName } from '../../../domain/building/apartment-type.ts'
import type { Building } from '../../../domain/building/building.ts'
import type { StoredImage } from '../../../domain/files/stored-image.ts'
import { neighboursIn } from '../../../domain/lists/neighbours.ts'
import { pick } from '../../../domain/lists/pick.ts'
import { withPublicPrice } from '../../../domain/price-label.ts'
import { apartmentFacts } from '../../../text/public/apartment-facts.ts'
import { explanationsFor, floorNote } from '../../../text/public/apartment-terms.ts'
import { apartmentHeading, apartmentTitle } from '../../../text/public/apartment-title.ts'
import type { ServerText } from '../../../text/public/public-text.ts'
import { apartmentSection } from '../../../text/public/sections/apartment.ts'
import { loadBuilding } from '../../building.ts'
import { backendContext, requestContext, type ServerLocale } from '../../context.ts'
import { BuyerFactsSection, PaymentPlan } from '../../home-page/buyer-facts.tsx'
import { formatBuyerFacts, formatPaymentPlan } from '../../home-page/format-buyer-facts.ts'
import { AnyImage } from '../../images/any-image.tsx'
import { apartmentPlaceholder } from '../../images/apartment-placeholder.ts'
import { type BundledImage, placeholderImages } from '../../images/bundled-images.ts'
import { OutlinedPlan } from '../../images/outlined-plan.tsx'
import { getLocale } from '../../language.ts'
import { useLive } from '../../live/use-live.ts'
import { useLocale } from '../../locale.tsx'
import { loadOptional, type PublicPage, shownVersions } from '../../public-page.ts'
import { loadTranslator } from '../../translator.ts'
import { button } from '../../ui/button.ts'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { ContactLines } from '../company-contacts.tsx'
import { ContactForm } from '../contact/contact-form.tsx'
import { revalidateUnlessOpenedInPlace } from '../opened-in-place.ts'
import { BackLink, Page, PageHead, PageLoadError, useSite } from '../page.tsx'
import { SampleMark } from '../sample-mark.tsx'
import { apartmentOffer, breadcrumbs } from '../structured-data.ts'
import type { Route } from './+types/route'
import { ApartmentDetails, Facts, PriceBar } from './facts.tsx'
import { findOwnPlans, type OwnPlan } from './find-own-plans.ts'
import { photoNumbers, photoParameter } from './opened-photo.ts'
import { neighbourFields, SameTypeLinks, SimilarApartments, similarFields } from './other-apartments.tsx'
import { apartmentPlanChoices, Plans } from './own-plans.tsx'
import { Photos } from './photos.tsx'

export const handle: PublicPage = {
  shows: ['apartments', 'floorPlans', 'settings'],
  query: { [photoParameter]: photoNumbers, ...apartmentPlanChoices },
}

export const shouldRevalidate = revalidateUnlessOpenedInPlace

export async function loader({ params, context }: Route.LoaderArgs) {
  const locale = getLocale(context)
  const { text } = locale
  const { db, knownImages } = context.get(backendContext)
  const versions = shownVersions(context, handle)
  const stored = await findApartment(db, params.id)
  if (!stored) return data({ versions, found: undefined, untranslated: [] }, { status: 404 })
  const [building, written] = await Promise.all([loadBuilding(context), loadTranslator(context)])
  const apartment = written.apartment(withPublicPrice(building, stored))
  const [plans, free, sameType, { values }] = await Promise.all([
    loadOptional(context, findOwnPlans(db, apartment)),
    listApartments(db, { status: 'available' }),
    listApartmentItems(db, { type: apartment.type }),
    getBuyerFacts(db),
  ])
  const buyer = written.buyerFacts(values)
  const { previous, next } = neighboursIn(sameType, apartment.id)
  const urls = photosInOrder(apartment)
  const storedImages = await knownImages.find(urls)
  const photos = urls.flatMap((url) => storedImages[url] ?? [])
  const samples = building.hasSamplePictures ? placeholderImages(building, apartment.exposure) : []
  const shownPhotos = photos.length > 0 ? photos : samples
  const found = {
    apartment,
    // Texts are formatted on the server, so that browsers do not load the formatting code.
    title: apartmentTitle(text, building, apartment),
    heading: apartmentHeading(text, apartment),
    kind: `${apartmentTypeName(building, apartment.type)}, ${text.places.floors(building, apartment)}`,
    description: describeApartment(text, building, {
      ...apartment,
      description: written.onlyTranslated(apartment.description),
    }),
    about: aboutApartment(locale, building, context.get(requestContext).origin, apartment),
    facts: apartmentFacts(text, building, apartment),
    floorNote: floorNote(text, building, apartment),
    explanations: explanationsFor(text, apartment.type),
    message: apartment.status === 'sold' ? similarMessage(text, building, apartment) : undefined,
    photos: shownPhotos,
    placeholder: shownPhotos.length === 0 ? apartmentPlaceholder(building, apartment) : undefined,
    plans,
    buyer: {
      facts: formatBuyerFacts(text, buyer),
      paymentPlan:
        apartment.status === 'sold' ? [] : formatPaymentPlan(text, buyer.paymentPlan, apartment.price),
      destination: buyer.destination,
    },
    previous: previous && pick(previous, neighbourFields),
    next: next && pick(next, neighbourFields),
    similar: similarApartments(apartment, free).map((each) => pick(each, similarFields)),
  }
  // A page without its plans is shown, but status 500 keeps it out of the caches and of search engines.
  const { untranslated } = written
  return data({ versions, found, untranslated }, { status: plans === 'unread' ? 500 : 200 })
}

/** Structured data for search engines, built on the server so that browsers do not load the code. */
function aboutApartment(
  { text, pages }: ServerLocale,
  building: Building,
  origin: string,
  apartment: PublicApartment,
): object[] {
  const path = pages.apartment(apartment.id)
  const trail = [
    { name: text.site.apartments, path: pages.apartments },
    { name: apartmentHeading(text, apartment), path },
  ]
  return [...apartmentOffer(text, building, { origin, path, apartment }), breadcrumbs(origin, trail)]
}

function describeApartment(text: ServerText, building: Building, apartment: PublicApartment): string {
  const { type, area } = apartment
  const kind = text.apartment.description(
    apartmentTypeName(building, type),
    text.formats.area(area),
    text.places.floors(building, apartment),
  )
  return `${kind} ${apartment.description}`.trim().slice(0, 160)
}

function similarMessage(
  { explanations, formats }: ServerText,
  building: Building,
  { number, type, area }: PublicApartment,
): string {
  return explanations.askForSimilar(number, apartmentTypeName(building, type), formats.area(area))
}

export default function ApartmentPage({ loaderData }: Route.ComponentProps) {
  const { versions, found } = loaderData
  const { text, pages } = useLocale(apartmentSection)
  useLive(versions)
  if (!found) return <NotFound />
  const { apartment, title, description, about, message, photos } = found
  const { plans, buyer, previous, next, similar } = found
  const isSold = apartment.status === 'sold'
  return (
    <main className="page-frame pt-20">
      <PageHead title={title} description={description} about={about} />
      {/* The price bar sticks to the lower edge while this element is in view. */}
      <div>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <BackLink to={pages.apartments}>{text.apartment.backToList}</BackLink>
          <SameTypeLinks previous={previous} next={next} />
        </div>
        <div className="apartment-top mt-2 grid items-start gap-8 flat:grid-cols-2 flat:gap-5 lg:grid-cols-[5fr_3fr]">
          {photos.length > 0 ? (
            <Photos photos={photos} number={apartment.number} />
          ) : (
            <WithoutPhotos {...found} />
          )}
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
      <section id="contact" className="screen-only mt-20 max-lg:mt-10">
        <h2 className="text-3xl font-black">
          {isSold ? text.apartment.similarContactTitle : text.apartment.contactTitle}
        </h2>
        <div className="mt-6 grid items-start gap-8 lg:grid-cols-[5fr_3fr]">
          <div className="rounded-card bg-white p-6 shadow-card sm:p-8">
            <ContactForm
              key={apartment.id}
              apartmentId={apartment.id}
              apartmentNumber={apartment.number}
              message={message}
            />
          </div>
          <EnquiryApartment title={title} status={apartment.status} photo={photos[0]} />
        </div>
      </section>
    </main>
  )
}

interface WithoutPhotosProps {
  apartment: PublicApartment
  plans: OwnPlan[] | 'unread'
  placeholder: BundledImage | undefined
}

/** Where the photos would be: the apartment on its floor plan, or its type and number. */
function WithoutPhotos({ apartment: { number }, plans, placeholder }: WithoutPhotosProps) {
  const { text } = useLocale(apartmentSection)
  const [plan] = plans === 'unread' ? [] : plans
  if (plan)
    return (
      <OutlinedPlan
        plan={plan}
        part={plan.onPage}
        label={text.apartment.plan.image(number)}
        shown={{ wide: 760, narrow: 100 }}
        className="w-full rounded-card bg-white shadow-card"
      />
    )
  return (
    placeholder && (
      <AnyImage
        image={placeholder}
        alt=""
        sizes="760px"
        fit="cover"
        className="aspect-3/2 w-full rounded-card"
      />
    )
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

interface EnquiryApartmentProps {
  title: string
  status: PublicApartment['status']
  photo: StoredImage | BundledImage | undefined
}

/** Shown beside the contact form on wide screens. */
function EnquiryApartment({ title, status, photo }: EnquiryApartmentProps) {
  const { text } = useLocale()
  const { company } = useSite()
  return (
    <div className="overflow-hidden rounded-card bg-white shadow-card max-lg:hidden lg:sticky lg:top-24">
      {photo && (
        <div className="relative">
          <AnyImage image={photo} alt="" sizes="560px" fit="cover" className="aspect-3/2 w-full" />
          <SampleMark image={photo} className="bottom-3 left-3" />
        </div>
      )}
      <div className="grid justify-items-start gap-3 p-6">
        <p className="text-xl font-bold text-sea-900">{title}</p>
        <StatusBadge status={status} label={text.labels.apartmentStatus[status]} />
        <ContactLines company={company} />
      </div>
    </div>
  )
}
