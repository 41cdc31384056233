import { matchPath, type Params } from 'react-router'
import { findApartment } from '../../backend/data/apartments.ts'
import type { Database } from '../../backend/data/database.ts'
import { findParkingSpot } from '../../backend/data/parking-spots.ts'
import { findFirstView } from '../../backend/data/plans/building-views.ts'
import { findNewestProgressEntry } from '../../backend/data/progress-entries.ts'
import { apartmentTypeName } from '../../domain/building/apartment-type.ts'
import type { Building } from '../../domain/building/building.ts'
import { parsePlanPlace } from '../../domain/floor-plan/floor-plan.ts'
import type { HomePage } from '../../domain/home-page/home-page.ts'
import type { ServerText } from '../../text/public/public-text.ts'
import { homePreview } from '../urls.ts'

export interface PreviewText {
  title: string
  lines: string[]
  image?: string | null
}

interface Sources {
  /** With a name of its own or that of the company; empty in an installation that nobody has set up. */
  building: Building
  /** In the language of the preview, as the building. */
  homePage: Pick<HomePage, 'title'>
  db: Database
}

type Find = (text: ServerText, sources: Sources, params: Params) => Promise<PreviewText | undefined>

const titled =
  (titleIn: (text: ServerText) => string): Find =>
  async (text, { building: { name } }) => ({ title: titleIn(text), lines: [name] })

/** Finds the preview text of a page, by route pattern. */
export const previewedPages: Record<string, Find> = {
  [homePreview]: ofSite,
  '/apartments': titled(({ site }) => site.apartments),
  '/apartments/:id': ofApartment,
  '/parking': titled(({ site }) => site.parking),
  '/parking/:id': ofParkingSpot,
  '/stores': titled(({ site }) => site.stores),
  '/navigator': ofBuilding,
  '/navigator/:entrance/:floor': ofFloor,
  '/progress': ofDiary,
  '/favourites': titled(({ favourites }) => favourites.title),
  '/compare': titled(({ compare }) => compare.title),
  '/contact': titled(({ contact }) => contact.title),
  '/privacy': titled(({ site }) => site.privacy),
}

/** The text of a page's preview image, by the page's path in Bulgarian; undefined if there is no such page. */
export async function findPreviewText(
  text: ServerText,
  sources: Sources,
  path: string,
): Promise<PreviewText | undefined> {
  for (const [pattern, find] of Object.entries(previewedPages)) {
    const match = matchPath({ path: pattern, caseSensitive: true }, path)
    if (match) return withoutEmptyLines(await find(text, sources, match.params))
  }
  return undefined
}

function withoutEmptyLines(text: PreviewText | undefined): PreviewText | undefined {
  return text && { ...text, lines: text.lines.filter((line) => line !== '') }
}

async function ofSite(
  _: ServerText,
  { building: { name }, homePage: { title } }: Sources,
): Promise<PreviewText> {
  return name === '' ? { title, lines: [] } : { title: name, lines: title === '' ? [] : [title] }
}

async function ofDiary({ progress }: ServerText, { building, db }: Sources): Promise<PreviewText> {
  const newest = await findNewestProgressEntry(db)
  return { title: progress.title, lines: [building.name], image: newest?.images[0] ?? null }
}

async function ofBuilding({ site }: ServerText, { building, db }: Sources): Promise<PreviewText> {
  const view = await findFirstView(db)
  return { title: site.navigator, lines: [building.name], image: view?.imageUrl ?? null }
}

async function ofApartment(
  text: ServerText,
  { building, db }: Sources,
  { id = '' }: Params,
): Promise<PreviewText | undefined> {
  const apartment = await findApartment(db, id)
  if (!apartment) return undefined
  const { number, type, area, entrance, floor, mainImage } = apartment
  return {
    title: text.apartment.title(number),
    lines: [
      apartmentTypeName(building, type),
      text.formats.area(area),
      text.places.place(building, { entrance, floor }),
      building.name,
    ],
    image: mainImage,
  }
}

async function ofParkingSpot(
  text: ServerText,
  { building, db }: Sources,
  { id = '' }: Params,
): Promise<PreviewText | undefined> {
  const spot = await findParkingSpot(db, id)
  if (!spot) return undefined
  const { type, size, floor } = spot
  return {
    title: text.parking.spot(spot),
    lines: [
      text.labels.parkingType[type],
      text.parking.size(size),
      text.places.parkingLevel(building, floor),
      building.name,
    ],
  }
}

async function ofFloor(
  { places, previews }: ServerText,
  { building }: Sources,
  params: Params,
): Promise<PreviewText | undefined> {
  const { entrance, floor } = parsePlanPlace(building, params.entrance ?? null, params.floor ?? null)
  if (entrance === undefined || floor === undefined) return undefined
  return {
    title: places.floorTitle(building, { entrance, floor }),
    lines: [places.entrance(building, entrance), previews.floorPlan, building.name],
  }
}
