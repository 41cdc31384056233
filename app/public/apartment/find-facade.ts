import type { Database } from '../../../backend/data/database.ts'
import { listBuildingViews } from '../../../backend/data/plans/building-views.ts'
import type { PublicApartment } from '../../../domain/apartment/apartment.ts'
import type { Building } from '../../../domain/building/building.ts'
import { shownViewNumber, shownViews } from '../../../domain/building/building-view.ts'
import { viewAround } from '../../../domain/building/view-around.ts'
import { excerptAround, type PlanPart } from '../../../domain/floor-plan/excerpt.ts'
import type { PlanImage } from '../../../domain/floor-plan/floor-plan.ts'
import { formatPoints } from '../../../domain/geometry/polygon.ts'
import { pick } from '../../../domain/lists/pick.ts'
import type { ServerLocale } from '../../context.ts'
import { viewParameter } from '../navigator-urls.ts'

/** The building with the apartment marked. Words and geometry are made on the server, so browsers load neither. */
export interface MarkedFacade extends PlanImage {
  /** The part of the picture with the building. */
  part: PlanPart
  /** SVG points of the apartment, or of its floors. */
  outlines: string[]
  /** The path of the view in the navigator. */
  navigator: string
  /** The text that stands for the picture. */
  alt: string
  title: string
  link: string
}

/** Undefined where no view of the building shows the apartment or its floors. */
export async function findFacade(
  db: Database,
  { text, pages }: Pick<ServerLocale, 'text' | 'pages'>,
  building: Building,
  apartment: PublicApartment,
): Promise<MarkedFacade | undefined> {
  const views = shownViews(await listBuildingViews(db))
  const around = viewAround(apartment, views)
  if (!around || around.marked.length === 0) return undefined
  const { view, marked, isOwn } = around
  const number = shownViewNumber(views, view.id) ?? 1
  const place = `${text.places.entrance(building, apartment.entrance)}, ${text.places.floors(building, apartment)}`
  const { title, link, ownMarked, floorMarked } = text.where
  return {
    ...pick(view, ['imageUrl', 'imageWidth', 'imageHeight']),
    part: excerptAround(
      view.outlines.flatMap(({ points }) => points),
      view,
      'even',
    ),
    outlines: marked.map(formatPoints),
    navigator: pages.navigator + (number > 1 ? `?${viewParameter}=${number}` : ''),
    alt: isOwn ? ownMarked(apartment.number, place) : floorMarked(apartment.number, place),
    title,
    link,
  }
}
