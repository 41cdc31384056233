import type { PublicApartment } from '../../domain/apartment/apartment.ts'
import { type Building, entranceLetter } from '../../domain/building/building.ts'
import type { PublicText } from './public-text.ts'

export type ApartmentFactName = keyof PublicText['factLabels']['apartment']

/** A line of an apartment's page. */
export interface ApartmentFact {
  name: ApartmentFactName
  label: string
  text: string
}

type Described = Pick<PublicApartment, ApartmentFactName | 'secondaryFloor'>

/** The lines of an apartment's page, in their order; one whose text is empty is left out. */
export function apartmentFacts(
  text: Pick<PublicText, 'factLabels' | 'formats' | 'labels' | 'places'>,
  building: Building,
  apartment: Described,
): ApartmentFact[] {
  const { entrance, rooms, netArea, area, exposure, hasTerrace } = apartment
  const { factLabels, formats, labels } = text
  const shown: Record<ApartmentFactName, string> = {
    floor: text.places.floorSpan(building, apartment),
    entrance: entranceLetter(building, entrance),
    rooms: String(rooms),
    netArea: formats.area(netArea),
    area: formats.area(area),
    exposure: labels.exposure[exposure],
    hasTerrace: hasTerrace ? factLabels.yes : factLabels.no,
  }
  return (Object.keys(shown) as ApartmentFactName[])
    .filter((name) => shown[name] !== '')
    .map((name) => ({ name, label: factLabels.apartment[name], text: shown[name] }))
}
