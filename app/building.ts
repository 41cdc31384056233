import { type RouterContextProvider, useRouteLoaderData } from 'react-router'
import { type Building, emptyBuilding } from '../domain/building/building.ts'
import { buildingContext } from './context.ts'

/** The building, for loaders and actions. It is read once for each request. */
export function loadBuilding(context: Readonly<RouterContextProvider>): Promise<Building> {
  return context.get(buildingContext)()
}

interface WithBuilding {
  building: Building
}

/** The building, for components. The loaders of both layouts bring it; an error page outside of them has none. */
export function useBuilding(): Building {
  const site = useRouteLoaderData<WithBuilding>('public/layout')
  const admin = useRouteLoaderData<WithBuilding>('admin/layout')
  return (site ?? admin)?.building ?? emptyBuilding
}
