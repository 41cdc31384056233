import { type CostTerms, findCostTerms, reckonCosts } from '../../../backend/costs/find-costs.ts'
import { listApartments } from '../../../backend/data/apartments.ts'
import { listPanoramas } from '../../../backend/data/panoramas.ts'
import { listBuildingViews } from '../../../backend/data/plans/building-views.ts'
import { listFloorPlans } from '../../../backend/data/plans/floor-plans.ts'
import { getBuyerFacts, getHomePage } from '../../../backend/data/settings.ts'
import type { PublicApartment } from '../../../domain/apartment/apartment.ts'
import { photosInOrder } from '../../../domain/apartment/photo-set.ts'
import { apartmentTypeName } from '../../../domain/building/apartment-type.ts'
import { floorLabel } from '../../../domain/building/building.ts'
import { buildingGrid, countFree } from '../../../domain/building/building-grid.ts'
import { shownViews } from '../../../domain/building/building-view.ts'
import type { StoredImage } from '../../../domain/files/stored-image.ts'
import { excerptAround } from '../../../domain/floor-plan/excerpt.ts'
import type { FloorPlan } from '../../../domain/floor-plan/floor-plan.ts'
import { pick } from '../../../domain/lists/pick.ts'
import { nearestPanorama } from '../../../domain/panorama/nearest-panorama.ts'
import { withPublicPrice } from '../../../domain/price-label.ts'
import { apartmentFacts } from '../../../text/public/apartment-facts.ts'
import { priceLabel, pricePerMetreLabel } from '../../../text/public/prices.ts'
import { backendContext } from '../../context.ts'
import { type BundledImage, bundledImages, placeholderImages } from '../../images/bundled-images.ts'
import { getLocale } from '../../language.ts'
import { loadNamedBuilding } from '../../named-building.ts'
import { loadTranslator } from '../../translator.ts'
import { type WindowView, windowViewOf } from '../apartment/window-view/find-window-view.ts'
import { toNavigatorApartments } from '../navigator/navigator-apartment.ts'
import { showView } from '../navigator/shown-building.ts'
import { showFloor } from '../navigator/shown-floor.ts'
import type { Route } from './+types/route'

export type Picture = Pick<StoredImage, 'url' | 'width' | 'height'> | BundledImage

/** How many photos of an apartment the showroom shows, and how many pictures change on its start. */
const mostPhotos = 3
const mostAttracting = 8

/**
 * All that the showroom shows, in one piece, so that it goes on without a connection. Texts are formatted here, so that
 * the browser loads no code for it.
 */
export async function describeShowroom(context: Route.LoaderArgs['context']) {
  const { text } = getLocale(context)
  const { db, knownImages } = context.get(backendContext)
  const [building, written, stored, storedViews, plans, panoramas, buyer, homePage, terms] =
    await Promise.all([
      loadNamedBuilding(context),
      loadTranslator(context),
      listApartments(db),
      listBuildingViews(db),
      listFloorPlans(db),
      listPanoramas(db),
      getBuyerFacts(db),
      getHomePage(db),
      findCostTerms(db),
    ])
  const apartments = stored.map((each) => written.apartment(withPublicPrice(building, each)))
  const images = await knownImages.find([
    homePage.values.heroImage,
    ...panoramas.flatMap(({ dayImage, duskImage }) => [dayImage, duskImage]),
    ...apartments.flatMap((each) => photosInOrder(each).slice(0, mostPhotos)),
  ])

  const photos = createTable<Picture>()
  const windowViews = createTable<WindowView>()
  const shown = toNavigatorApartments(apartments)
  const grid = buildingGrid(building, shown)
  const views = shownViews(storedViews.map(written.view))
  const facts = { facts: buyer.values, written: written.buyerFacts(buyer.values) }

  function photosOf(apartment: PublicApartment): number[] {
    const own = photosInOrder(apartment)
      .slice(0, mostPhotos)
      .flatMap((url) => images[url] ?? [])
      .map((image): Picture => pick(image, ['url', 'width', 'height']))
    const samples = building.hasSamplePictures ? placeholderImages(building, apartment.exposure) : []
    return (own.length > 0 ? own : samples).map((picture) => photos.place(picture))
  }

  function windowViewNumber(apartment: PublicApartment): number | undefined {
    const panorama = nearestPanorama(panoramas, apartment)
    const view = panorama && windowViewOf(building, text, { panorama, images }, apartment)
    return view && windowViews.place(view)
  }

  const homes = apartments.map((apartment) => ({
    ...pick(apartment, ['id', 'number', 'entrance', 'floor', 'secondaryFloor', 'status']),
    kind: apartmentTypeName(building, apartment.type),
    title: text.apartment.title(apartment.number),
    place: text.places.floors(building, apartment),
    area: text.formats.area(apartment.area),
    price: priceLabel(text, apartment),
    perMetre: pricePerMetreLabel(text, apartment) ?? '',
    facts: apartmentFacts(text, building, apartment).filter(({ name }) => name !== 'entrance'),
    plan: excerptOf(plans, apartment),
    photos: photosOf(apartment),
    windowView: windowViewNumber(apartment),
    costs: terms && costsOf(text, { building, apartment, ...facts }, terms),
  }))
  const hero = homePage.values.heroImage
  return {
    name: building.name,
    free: countFree(apartments),
    maisonettes: apartments.some(({ secondaryFloor }) => secondaryFloor !== null)
      ? text.navigator.building.maisonettes
      : '',
    views: views.flatMap((_, side) => showView(text, building, views, shown, String(side + 1)) ?? []),
    entrances: grid.map(({ entrance, floors }) => ({
      id: entrance,
      name: text.places.entrance(building, entrance),
      floors: floors.map(({ floor, apartments: here, free }) => ({
        floor,
        label: floorLabel(building, { entrance, floor }),
        name: text.places.place(building, { entrance, floor }),
        free,
        homes: here.map(({ id }) => id),
        plan: placeOf(plans, { entrance, floor }),
      })),
    })),
    plans: plans.flatMap(
      ({ entrance, floor }) =>
        showFloor(
          { entrance, floor },
          plans.filter((plan) => plan.entrance === entrance),
          shown,
        ).plan ?? [],
    ),
    homes,
    windowViews: windowViews.rows,
    photos: photos.rows,
    attract: [
      ...[images[hero] ?? Object.entries(bundledImages).find(([key]) => key === hero)?.[1] ?? []].flat(),
      ...attractingViews(windowViews.rows),
      ...photos.rows.slice(0, 3),
    ].slice(0, mostAttracting) as Picture[],
    untranslated: written.untranslated,
  }
}

export type ShownShowroom = Omit<Awaited<ReturnType<typeof describeShowroom>>, 'untranslated'>
export type ShowroomHome = ShownShowroom['homes'][number]
export type ShowroomFloor = ShownShowroom['entrances'][number]['floors'][number]

/** The widest views, those of the highest floors first, by day and at dusk. */
function attractingViews(views: readonly WindowView[]): Picture[] {
  const slices = views
    .toReversed()
    .flatMap(({ slices: [slice] }) => slice ?? [])
    .toSorted((one, other) => other.day.width - one.day.width)
  return slices.slice(0, 2).flatMap(({ day, dusk }) => (dusk ? [day, dusk] : [day]))
}

function placeOf(plans: readonly FloorPlan[], at: { entrance: string; floor: number }): number | undefined {
  const place = plans.findIndex(({ entrance, floor }) => entrance === at.entrance && floor === at.floor)
  return place < 0 ? undefined : place
}

/** The part of the plan with the apartment; of a maisonette that of its first floor which has a plan. */
function excerptOf(plans: readonly FloorPlan[], { id }: PublicApartment) {
  for (const [plan, { outlines, ...image }] of plans.entries()) {
    const outline = outlines.find(({ apartmentId }) => apartmentId === id)
    if (outline) return { plan, part: excerptAround(outline.points, image, 'even') }
  }
  return undefined
}

function costsOf(
  text: Parameters<typeof reckonCosts>[0],
  reckoned: Parameters<typeof reckonCosts>[1],
  terms: CostTerms,
) {
  const found = reckonCosts(text, reckoned, terms, new URLSearchParams())
  if (!found) return undefined
  const { view, choice, borrowing } = found
  const { summary: _, ...shown } = view
  return { ...shown, borrowing, own: choice.own, years: choice.years }
}

/** Rows that many apartments share, each once; an apartment names its places among them. */
function createTable<Row>() {
  const rows: Row[] = []
  const places = new Map<string, number>()
  return {
    rows,
    place(row: Row): number {
      const key = JSON.stringify(row)
      const known = places.get(key) ?? rows.push(row) - 1
      places.set(key, known)
      return known
    },
  }
}
