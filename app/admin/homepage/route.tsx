import { href } from 'react-router'
import { listApartmentItems } from '../../../backend/data/apartments.ts'
import type { Database } from '../../../backend/data/database.ts'
import { countParkingSpots } from '../../../backend/data/parking-spots.ts'
import { getDisplaySettings, saveDisplaySettings } from '../../../backend/data/settings.ts'
import { availabilityByType } from '../../../domain/availability.ts'
import type { Building } from '../../../domain/building/building.ts'
import type { Description } from '../../../domain/record/field-table.ts'
import { type DisplaySettings, displaySettingsSchema } from '../../../domain/settings.ts'
import { loadBuilding } from '../../building.ts'
import { backendContext } from '../../context.ts'
import type { FreeCounts } from '../../hero/hero.tsx'
import { adminText } from '../../text/admin/admin.ts'
import { errors } from '../../text/admin/errors.ts'
import { homepageFormText } from '../../text/admin/settings.ts'
import { describeFields } from '../form/conflict/what-changed.ts'
import { keepTyped } from '../form/keep-typed.ts'
import { revalidateUnlessFailed } from '../form/revalidation.ts'
import { PublicLink } from '../frame/screen-links.tsx'
import { loadSettings, saveSettings } from '../record/settings-actions.ts'
import {
  EditSettings,
  SettingsError,
  type SettingsScreen,
  toastSettingsSaved,
} from '../record/settings-screen.tsx'
import type { Route } from './+types/route'
import { DisplayFields } from './display-fields.tsx'
import { HomepageTabs } from './homepage-tabs.tsx'

const screen: SettingsScreen<DisplaySettings> = {
  schema: displaySettingsSchema,
  id: 'display',
  url: href('/admin/homepage'),
  describe: describeDisplay,
  fields: DisplayFields,
  title: adminText.screens.homepage,
  saved: adminText.saved.homepage,
  failed: { load: errors.load.settings, save: errors.saveHomepage },
}

const loadDisplay = loadSettings(getDisplaySettings)

export async function loader(args: Route.LoaderArgs) {
  const { db } = args.context.get(backendContext)
  // If the counts cannot be read, the preview shows an error message, and the form still works.
  const freeNow = await readFreeCounts(await loadBuilding(args.context), db).catch(
    () => errors.load.apartments,
  )
  return { ...(await loadDisplay(args)), freeNow }
}

export const action = saveSettings({ ...screen, get: getDisplaySettings, save: saveDisplaySettings })
export const clientLoader = keepTyped<typeof loader>(screen.failed.load)
export const shouldRevalidate = revalidateUnlessFailed
export const clientAction = toastSettingsSaved(screen)

export default function HomepageScreen({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <EditSettings
      screen={screen}
      {...loaderData}
      refused={actionData}
      action={<PublicLink to={href('/')} />}
      before={<HomepageTabs />}
    />
  )
}

export function ErrorBoundary() {
  return <SettingsError screen={screen} />
}

function describeDisplay(values: DisplaySettings): Description {
  return describeFields(homepageFormText.labels, values)
}

/** Returns the numbers of available units that the home page shows. */
async function readFreeCounts(building: Building, db: Database): Promise<FreeCounts> {
  const [apartments, freeParking] = await Promise.all([
    listApartmentItems(db, { status: 'available' }),
    countParkingSpots(db, { status: 'available' }),
  ])
  return { availability: availabilityByType(building, apartments), freeParking }
}
