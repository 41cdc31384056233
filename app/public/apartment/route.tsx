import { data, href, Link } from 'react-router'
import { findApartment, listApartments } from '../../../backend/data/apartments.ts'
import type { PublicApartment } from '../../../domain/apartment/apartment.ts'
import { apartmentTitle } from '../../../domain/apartment/apartment-title.ts'
import { apartmentTypeLabels } from '../../../domain/apartment/apartment-type.ts'
import { floorRange } from '../../../domain/apartment/floor-range.ts'
import { similarApartments } from '../../../domain/apartment/similar-apartments.ts'
import { formatArea } from '../../../domain/formats/measures.ts'
import { backendContext, requestContext } from '../../context.ts'
import { useLive } from '../../live/use-live.ts'
import { placeholderPictures } from '../../pictures/bundled-pictures.ts'
import { type PublicPage, shownVersions } from '../../public-page.ts'
import { apartmentsText } from '../../text/apartments.ts'
import { loadErrors } from '../../text/load-errors.ts'
import { apartmentText as text } from '../../text/public/apartment.ts'
import { site } from '../../text/site.ts'
import { button } from '../../ui/button.ts'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { ContactForm } from '../contact/contact-form.tsx'
import { LoadError } from '../load-error.tsx'
import { Page } from '../page.tsx'
import { PageHead } from '../page-head.tsx'
import { readPart } from '../read-part.ts'
import { apartmentOffer, breadcrumbs } from '../structured-data.ts'
import type { Route } from './+types/route'
import { ApartmentDetails } from './apartment-details.tsx'
import { Facts } from './facts.tsx'
import { findOwnPlan, type OwnPlan } from './find-own-plan.ts'
import { Photos } from './photos.tsx'
import { photosInOrder } from './photos-in-order.ts'
import { PlanExcerpt } from './plan-excerpt.tsx'
import { SimilarApartments } from './similar-apartments.tsx'

export const handle: PublicPage = { shows: ['apartments', 'floorPlans'] }

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, knownPictures } = context.get(backendContext)
  const versions = shownVersions(context, handle)
  const apartment = await findApartment(db, params.id)
  if (!apartment) return data({ versions, found: undefined }, { status: 404 })
  const [plan, free] = await Promise.all([
    readPart(context, findOwnPlan(db, apartment)),
    listApartments(db, { status: 'available' }),
  ])
  const urls = photosInOrder(apartment)
  const pictures = await knownPictures.find(urls)
  const found = {
    apartment,
    // Made here, like what search engines read: browsers need not carry the code.
    title: apartmentTitle(apartment),
    about: aboutApartment(context.get(requestContext).origin, apartment),
    photos: urls.flatMap((url) => pictures[url] ?? []),
    plan,
    similar: similarApartments(apartment, free).map(
      ({ id, number, type, area, price, floor, secondaryFloor }) => ({
        id,
        number,
        type,
        area,
        price,
        floor,
        secondaryFloor,
      }),
    ),
  }
  // A page with a hole in it is shown, but neither kept for offline reading nor for search engines.
  return data({ versions, found }, { status: plan === 'unread' ? 500 : 200 })
}

/** Made here, not in the page: only search engines read it, so browsers need not carry the code. */
function aboutApartment(origin: string, apartment: PublicApartment): object[] {
  const trail = [
    { name: site.apartments, path: href('/apartments') },
    { name: apartmentTitle(apartment), path: href('/apartments/:id', { id: apartment.id }) },
  ]
  return [...apartmentOffer(origin, apartment), breadcrumbs(origin, trail)]
}

export default function Apartment({ loaderData }: Route.ComponentProps) {
  const { versions, found } = loaderData
  useLive(versions)
  if (!found) return <NotFound />
  const { apartment, title, about, photos, plan, similar } = found
  const description = text.description(
    apartmentTypeLabels[apartment.type],
    formatArea(apartment.area),
    floorRange(apartment),
  )
  return (
    <main className="mx-auto max-w-7xl px-4 pt-24 sm:px-6">
      <PageHead
        title={title}
        description={`${description} ${apartment.description}`.slice(0, 160)}
        about={about}
      />
      <Link to={href('/apartments')} className="text-sea-700 underline-offset-4 hover:underline print:hidden">
        ← {apartmentsText.backToList}
      </Link>
      <div className="mt-4 grid gap-8 lg:grid-cols-[5fr_3fr] print:mt-0 print:grid-cols-[4fr_3fr]">
        <Photos photos={photos.length > 0 ? photos : placeholderPictures} number={apartment.number} />
        <Facts apartment={apartment} title={title} />
      </div>
      <ApartmentDetails apartment={apartment} />
      <Plan plan={plan} apartment={apartment} />
      {similar.length > 0 && <SimilarApartments apartments={similar} />}
      <section id="contact" className="mt-20 max-w-3xl scroll-mt-24 print:hidden">
        <h2 className="text-3xl font-black">{text.contactTitle}</h2>
        <div className="mt-6 rounded-card bg-white p-6 shadow-card sm:p-8">
          <ContactForm key={apartment.id} apartmentNumber={apartment.number} />
        </div>
      </section>
    </main>
  )
}

function Plan({ plan, apartment }: { plan: OwnPlan | 'unread' | undefined; apartment: PublicApartment }) {
  if (plan !== 'unread') return plan && <PlanExcerpt plan={plan} apartment={apartment} />
  return (
    <div className="mt-16">
      <ErrorPanel message={loadErrors.floorPlans} />
    </div>
  )
}

function NotFound() {
  return (
    <Page title={apartmentsText.notFound}>
      <Link to={href('/apartments')} className={button()}>
        {apartmentsText.backToList}
      </Link>
    </Page>
  )
}

export function ErrorBoundary() {
  return <LoadError title={apartmentsText.title} message={loadErrors.apartments} />
}
