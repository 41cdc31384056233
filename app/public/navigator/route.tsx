import { data } from 'react-router'
import { entranceName } from '../../../domain/building.ts'
import { parsePlanPlace } from '../../../domain/floor-plan.ts'
import { site } from '../../text/site.ts'
import { Page } from '../page.tsx'
import type { Route } from './+types/route'

export function loader({ params }: Route.LoaderArgs) {
  const { entrance, floor } = parsePlanPlace(params.entrance, params.floor)
  if (entrance === undefined || floor === undefined) throw data(null, { status: 404 })
  return { entrance, floor }
}

export default function Navigator({ loaderData: { entrance, floor } }: Route.ComponentProps) {
  return <Page title={site.navigator} intro={`${entranceName(entrance)}, етаж ${floor}`} />
}
