import { findCosts } from '../../../backend/costs/find-costs.ts'
import { listApartmentItems, listApartments } from '../../../backend/data/apartments.ts'
import { getBuyerFacts } from '../../../backend/data/settings.ts'
import { findSunlight } from '../../../backend/sun/sunlight.ts'
import type { PublicApartment } from '../../../domain/apartment/apartment.ts'
import { freeFirst } from '../../../domain/apartment/apartment-filters.ts'
import { photosInOrder } from '../../../domain/apartment/photo-set.ts'
import { similarApartments } from '../../../domain/apartment/suggested-apartments.ts'
import { apartmentTypeName } from '../../../domain/building/apartment-type.ts'
import type { Building } from '../../../domain/building/building.ts'
import { neighboursIn } from '../../../domain/lists/neighbours.ts'
import { pick } from '../../../domain/lists/pick.ts'
import { withPublicPrice } from '../../../domain/price-label.ts'
import { apartmentFacts } from '../../../text/public/apartment-facts.ts'
import { explanationsFor, floorNote } from '../../../text/public/apartment-terms.ts'
import { apartmentHeading, apartmentTitle } from '../../../text/public/apartment-title.ts'
import { metaDescription } from '../../../text/public/meta-description.ts'
import type { ServerText } from '../../../text/public/public-text.ts'
import { formatSun } from '../../../text/public/sun-view.ts'
import { loadBuilding } from '../../building.ts'
import { backendContext, requestContext, type ServerLocale } from '../../context.ts'
import { formatBuyerFacts, formatPaymentPlan } from '../../home-page/format-buyer-facts.ts'
import { apartmentPlaceholder } from '../../images/apartment-placeholder.ts'
import { placeholderImages } from '../../images/bundled-images.ts'
import { findOwnPlans } from '../../images/find-own-plans.ts'
import { getLocale } from '../../language.ts'
import { loadOptional } from '../../public-page.ts'
import { loadTranslator } from '../../translator.ts'
import { findAlertOffer } from '../alerts/alert-offer.ts'
import { apartmentOffer, breadcrumbs } from '../structured-data.ts'
import type { Route } from './+types/route'
import { costsPart } from './cost-form.ts'
import { findFacade } from './find-facade.ts'
import { neighbourFields } from './neighbour-links.tsx'
import { showSimilar } from './show-similar.ts'
import { findWindowView } from './window-view/find-window-view.ts'
import { viewSlides } from './window-view/view-slides.ts'

type Context = Route.LoaderArgs['context']

/** All that the page of an apartment shows, in its language. */
export async function showApartment(context: Context, stored: PublicApartment, query: URLSearchParams) {
  const locale = getLocale(context)
  const { text } = locale
  const { db, knownImages, alerts } = context.get(backendContext)
  const [building, written] = await Promise.all([loadBuilding(context), loadTranslator(context)])
  const apartment = written.apartment(withPublicPrice(building, stored))
  const [plans, facade, free, sameType, { values }] = await Promise.all([
    loadOptional(context, findOwnPlans(db, apartment)),
    loadOptional(context, findFacade(db, locale, building, apartment)),
    listApartments(db, { status: 'available' }),
    listApartmentItems(db, { type: [apartment.type] }),
    getBuyerFacts(db),
  ])
  const buyer = written.buyerFacts(values)
  const reckoned = { building, apartment, facts: values, written: buyer }
  const costs = await findCosts(db, text, reckoned, query)
  const sun = findSunlight(building, apartment.exposure)
  const similar = await loadOptional(
    context,
    Promise.all(
      similarApartments(apartment, free).map((each) => showSimilar(db, knownImages, building, each)),
    ),
  )
  const { previous, next } = neighboursIn(freeFirst(sameType), apartment.id)
  const urls = photosInOrder(apartment)
  const storedImages = await knownImages.find(urls)
  const photos = urls.flatMap((url) => storedImages[url] ?? [])
  const samples = building.hasSamplePictures ? placeholderImages(building, apartment.exposure) : []
  const shownPhotos = photos.length > 0 ? photos : samples
  const view = await loadOptional(context, findWindowView({ db, knownImages }, building, text, apartment))
  const windowView = view === 'unread' ? undefined : view
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
    alert: findAlertOffer(alerts, text, apartment),
    photos: [...shownPhotos, ...(shownPhotos.length > 0 ? viewSlides(windowView) : [])],
    windowView,
    placeholder: shownPhotos.length === 0 ? apartmentPlaceholder(building, apartment) : undefined,
    // A page without its plans or pictures says so.
    plans: facade === 'unread' ? facade : plans,
    facade: facade === 'unread' ? undefined : facade,
    buyer: {
      facts: formatBuyerFacts(text, buyer),
      // The costs show the instalments, and which of them are due now.
      paymentPlan:
        costs || apartment.status === 'sold'
          ? []
          : formatPaymentPlan(text, buyer.paymentPlan, apartment.price),
      destination: buyer.destination,
    },
    sun: sun && formatSun(text, sun, apartment),
    costs: costs && costsPart(text, building, locale.pages.card(apartment.id), costs),
    previous: previous && pick(previous, neighbourFields),
    next: next && pick(next, neighbourFields),
    similar: similar === 'unread' ? [] : similar,
  }
  const isComplete = [plans, facade, view, similar].every((part) => part !== 'unread')
  return { found, isComplete, untranslated: written.untranslated }
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
  return metaDescription(`${kind} ${apartment.description}`.trim())
}

function similarMessage(
  { explanations, formats }: ServerText,
  building: Building,
  { number, type, area }: PublicApartment,
): string {
  return explanations.askForSimilar(number, apartmentTypeName(building, type), formats.area(area))
}
