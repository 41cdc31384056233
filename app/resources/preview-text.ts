import { matchPath, type Params } from 'react-router'
import { findApartment } from '../../backend/data/apartments.ts'
import type { Database } from '../../backend/data/database.ts'
import { findParkingSpot } from '../../backend/data/parking-spots.ts'
import { findFirstView } from '../../backend/data/plans/building-views.ts'
import { getHomePage } from '../../backend/data/settings.ts'
import { apartmentTypeName } from '../../domain/building/apartment-type.ts'
import {
  type Building,
  entranceName,
  floorTitle,
  parkingLevelName,
  placeName,
} from '../../domain/building/building.ts'
import { parsePlanPlace } from '../../domain/floor-plan/floor-plan.ts'
import { formatArea } from '../../domain/formats/measures.ts'
import { formatParkingSize } from '../../domain/parking/parking-size.ts'
import { parkingSpotName, parkingTypeLabels } from '../../domain/parking/parking-type.ts'
import { apartmentText } from '../../text/public/bg/apartment.ts'
import { contactText } from '../../text/public/bg/contact.ts'
import { floorPreview } from '../../text/public/bg/descriptions.ts'
import { privacyText } from '../../text/public/bg/privacy.ts'
import { site } from '../../text/public/bg/site.ts'
import { homePreview } from '../urls.ts'

export interface PreviewText {
  title: string
  lines: string[]
  image?: string | null
}

/**
 * Finds the preview text of a page. The building has a name of its own or that of the company; in an installation
 * that nobody has set up, the name is empty, and so is a line.
 */
type Find = (building: Building, db: Database, params: Params) => Promise<PreviewText | undefined>

const titled =
  (title: string): Find =>
  async ({ name }) => ({ title, lines: [name] })

/** Finds the preview text of a page, by route pattern. */
export const previewedPages: Record<string, Find> = {
  [homePreview]: ofSite,
  '/apartments': titled(site.apartments),
  '/apartments/:id': ofApartment,
  '/parking': titled(site.parking),
  '/parking/:id': ofParkingSpot,
  '/stores': titled(site.stores),
  '/navigator': ofBuilding,
  '/navigator/:entrance/:floor': ofFloor,
  '/contact': titled(contactText.title),
  '/privacy': titled(privacyText.title),
}

/** The text of a page's preview image, by the page's path; undefined if there is no such page. */
export async function findPreviewText(
  building: Building,
  db: Database,
  path: string,
): Promise<PreviewText | undefined> {
  for (const [pattern, find] of Object.entries(previewedPages)) {
    const match = matchPath({ path: pattern, caseSensitive: true }, path)
    if (match) return withoutEmptyLines(await find(building, db, match.params))
  }
  return undefined
}

function withoutEmptyLines(text: PreviewText | undefined): PreviewText | undefined {
  return text && { ...text, lines: text.lines.filter((line) => line !== '') }
}

async function ofSite({ name }: Building, db: Database): Promise<PreviewText> {
  const { title } = (await getHomePage(db)).values
  return name === '' ? { title, lines: [] } : { title: name, lines: title === '' ? [] : [title] }
}

async function ofBuilding({ name }: Building, db: Database): Promise<PreviewText> {
  const view = await findFirstView(db)
  return { title: site.navigator, lines: [name], image: view?.imageUrl ?? null }
}

async function ofApartment(
  building: Building,
  db: Database,
  { id = '' }: Params,
): Promise<PreviewText | undefined> {
  const apartment = await findApartment(db, id)
  if (!apartment) return undefined
  const { number, type, area, entrance, floor, mainImage } = apartment
  return {
    title: apartmentText.title(number),
    lines: [
      apartmentTypeName(building, type),
      formatArea(area),
      placeName(building, { entrance, floor }),
      building.name,
    ],
    image: mainImage,
  }
}

async function ofParkingSpot(
  building: Building,
  db: Database,
  { id = '' }: Params,
): Promise<PreviewText | undefined> {
  const spot = await findParkingSpot(db, id)
  if (!spot) return undefined
  const { type, size, floor } = spot
  return {
    title: parkingSpotName(spot),
    lines: [
      parkingTypeLabels[type],
      formatParkingSize(size),
      parkingLevelName(building, floor),
      building.name,
    ],
  }
}

async function ofFloor(building: Building, _: Database, params: Params): Promise<PreviewText | undefined> {
  const { entrance, floor } = parsePlanPlace(building, params.entrance ?? null, params.floor ?? null)
  if (entrance === undefined || floor === undefined) return undefined
  return {
    title: floorTitle(building, { entrance, floor }),
    lines: [entranceName(building, entrance), floorPreview.plan, building.name],
  }
}
