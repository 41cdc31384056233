import { href } from 'react-router'
import { BuildingInUse, findBuilding, saveDescription } from '../../../backend/data/building.ts'
import {
  type Building,
  type BuildingDescription,
  type Figure,
  formatFloor,
} from '../../../domain/building/building.ts'
import { buildingSchema } from '../../../domain/building/building-schema.ts'
import type { UsedPart } from '../../../domain/building/building-use.ts'
import type { Description } from '../../../domain/record/field-table.ts'
import type { SavedRecord } from '../../../domain/record/stored-record.ts'
import { adminText } from '../../../text/admin/admin.ts'
import { buildingText as text } from '../../../text/admin/building.ts'
import { errors } from '../../../text/admin/errors.ts'
import { explainUsedPart } from '../../../text/admin/used-parts.ts'
import { labels } from '../../../text/public/bg/labels.ts'
import { backendContext } from '../../context.ts'
import { describeFields } from '../form/conflict/what-changed.ts'
import { keepTyped } from '../form/keep-typed.ts'
import { revalidateUnlessFailed } from '../form/revalidation.ts'
import { loadSettings, saveSettings } from '../record/settings-actions.ts'
import {
  EditSettings,
  SettingsError,
  type SettingsScreen,
  toastSettingsSaved,
} from '../record/settings-screen.tsx'
import { readTranslations } from '../translations/read-translations.ts'
import { TranslationsLine } from '../translations/translations-line.tsx'
import type { Route } from './+types/route'
import { BuildingFields } from './building-fields.tsx'
import { PublicationSection } from './publication-section.tsx'

const screen: SettingsScreen<BuildingDescription> = {
  schema: buildingSchema,
  id: 'building',
  collection: 'building',
  url: href('/admin/building'),
  describe: describeBuilding,
  fields: BuildingFields,
  title: adminText.screens.building,
  saved: adminText.saved.building,
  failed: { load: errors.load.building, save: errors.saveBuilding },
}

const loadDescription = loadSettings(findBuilding, 'building')

export async function loader(args: Route.LoaderArgs) {
  const { db } = args.context.get(backendContext)
  const loaded = await loadDescription(args)
  return { ...loaded, translations: await readTranslations(db, { place: 'building' }) }
}

export const action = saveSettings({
  ...screen,
  get: findBuilding,
  save: saveDescription,
  explainRefusal: explainBuildingInUse,
})
export const clientLoader = keepTyped<typeof loader>(screen.failed.load)
export const shouldRevalidate = revalidateUnlessFailed
export const clientAction = toastSettingsSaved(screen)

export default function BuildingScreen({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <EditSettings
      screen={screen}
      {...loaderData}
      refused={actionData}
      before={
        <div className="grid gap-4">
          <Publication {...loaderData.record} />
          <TranslationsLine progress={loaderData.translations.progress} place="building" />
        </div>
      }
    />
  )
}

function Publication({ revision, values: { isPublished } }: SavedRecord<Building>) {
  return <PublicationSection {...{ revision, isPublished }} page={screen.url} />
}

export function ErrorBoundary() {
  return <SettingsError screen={screen} />
}

/**
 * Explains that apartments, parking spots or plans use parts of the building that were removed. Every part is named,
 * at its field.
 */
function explainBuildingInUse(thrown: unknown) {
  if (!(thrown instanceof BuildingInUse)) return undefined
  const sentences = (parts: readonly UsedPart[]) =>
    parts.map((part) => explainUsedPart(thrown.building, part)).join(' ')
  const byField = Map.groupBy(thrown.parts, ({ field }) => field)
  return {
    detail: sentences(thrown.parts),
    fieldErrors: Object.fromEntries([...byField].map(([field, parts]) => [field, [sentences(parts)]])),
  }
}

function describeBuilding({ hasSamplePlans: _, ...building }: BuildingDescription): Description {
  const lines = (list: readonly string[]) => list.join('; ')
  return describeFields(text.labels, {
    ...building,
    latitude: String(building.latitude ?? ''),
    longitude: String(building.longitude ?? ''),
    entrances: lines(
      building.entrances.map(({ name, firstFloor, lastFloor }) =>
        text.entrance.describe(name, formatFloor(firstFloor), formatFloor(lastFloor)),
      ),
    ),
    floorNames: lines(building.floorNames.map(({ floor, name }) => `${formatFloor(floor)}: ${name}`)),
    parkingLevels: lines(building.parkingLevels.map(({ level, name }) => `${formatFloor(level)}: ${name}`)),
    apartmentTypes: lines(building.apartmentTypes.map(({ name }) => name)),
    seaExposures: lines(building.seaExposures.map((exposure) => labels.exposure[exposure])),
    statistics: lines(building.statistics.map(describeFigure)),
    facts: lines(building.facts.map(describeFigure)),
    showsSoldPrices: building.showsSoldPrices ? text.yes : text.no,
    hasSamplePictures: building.hasSamplePictures ? text.yes : text.no,
  })
}

function describeFigure({ figure, label }: Figure): string {
  return `${figure ?? text.figure.counted} ${label}`
}
