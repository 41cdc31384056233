import type { RouterContextProvider } from 'react-router'
import { getCompanySettings } from '../backend/data/settings.ts'
import { type Building, namedBuilding } from '../domain/building/building.ts'
import { loadBuilding } from './building.ts'
import { backendContext } from './context.ts'

/**
 * The building for texts with its name: without a name of its own, it has that of the company. This function
 * reads the database, so it is not in building.ts, which components import.
 */
export async function loadNamedBuilding(context: Readonly<RouterContextProvider>): Promise<Building> {
  const building = await loadBuilding(context)
  if (building.name !== '') return building
  const { values } = await getCompanySettings(context.get(backendContext).db)
  return namedBuilding(building, values.companyName)
}
