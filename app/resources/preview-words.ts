import { findApartment } from '../../backend/data/apartments.ts'
import type { Database } from '../../backend/data/database.ts'
import { findParkingSpot } from '../../backend/data/parking-spots.ts'
import { getDisplaySettings } from '../../backend/data/settings.ts'
import { apartmentTypeLabels } from '../../domain/apartment/apartment-type.ts'
import { entranceName, parkingLevelName, placeName } from '../../domain/building.ts'
import { parsePlanPlace } from '../../domain/floor-plan/floor-plan.ts'
import { formatArea } from '../../domain/formats/measures.ts'
import { parkingTypeLabels } from '../../domain/parking/parking-type.ts'
import { apartmentText } from '../text/public/apartment.ts'
import { contactText } from '../text/public/contact.ts'
import { floorPreview } from '../text/public/descriptions.ts'
import { parkingText } from '../text/public/parking.ts'
import { privacyText } from '../text/public/privacy.ts'
import { site } from '../text/site.ts'

export interface PreviewWords {
  title: string
  lines: string[]
  /** The page's own picture. */
  picture?: string | null
}

/** What the preview of a page says, by the page's path; nothing for a page that does not exist. */
export async function findPreviewWords(db: Database, page: string): Promise<PreviewWords | undefined> {
  const [section = '', id, floor] = page.split('/')
  if (section === 'site') return ofSite(db)
  if (id === undefined) return ofPage(section)
  if (section === 'apartments') return ofApartment(db, id)
  if (section === 'parking') return ofParkingSpot(db, id)
  return section === 'navigator' ? ofFloor(id, floor) : undefined
}

const titles = new Map<string, string>([
  ['apartments', site.apartments],
  ['parking', site.parking],
  ['stores', site.stores],
  ['navigator', site.navigator],
  ['contact', contactText.title],
  ['privacy', privacyText.title],
])

function ofPage(section: string): PreviewWords | undefined {
  const title = titles.get(section)
  return title === undefined ? undefined : { title, lines: [site.name] }
}

async function ofSite(db: Database): Promise<PreviewWords> {
  const { title } = (await getDisplaySettings(db)).values
  return { title: site.name, lines: [title] }
}

async function ofApartment(db: Database, id: string): Promise<PreviewWords | undefined> {
  const apartment = await findApartment(db, id)
  if (!apartment) return undefined
  const { number, type, area, entrance, floor, mainImage } = apartment
  return {
    title: apartmentText.title(number),
    lines: [apartmentTypeLabels[type], formatArea(area), placeName({ entrance, floor }), site.name],
    picture: mainImage,
  }
}

async function ofParkingSpot(db: Database, id: string): Promise<PreviewWords | undefined> {
  const spot = await findParkingSpot(db, id)
  if (!spot) return undefined
  const { number, type, size, floor } = spot
  return {
    title: parkingText.spot(number),
    lines: [parkingTypeLabels[type], size, parkingLevelName(floor), site.name],
  }
}

function ofFloor(entranceValue: string, floorValue: string | undefined): PreviewWords | undefined {
  const { entrance, floor } = parsePlanPlace(entranceValue, floorValue ?? null)
  if (entrance === undefined || floor === undefined) return undefined
  return {
    title: floorPreview.title(floor),
    lines: [entranceName(entrance), floorPreview.plan, site.name],
  }
}
