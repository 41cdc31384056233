import { href } from 'react-router'
import { entranceLetters, parkingLevelName, placeName } from '../../../domain/building.ts'
import type { FileUse } from '../../../domain/files/media.ts'
import { mediaText as text } from '../../text/admin/media.ts'

/** What shows a file, as text. */
export function nameUse(use: FileUse): string {
  switch (use.kind) {
    case 'apartment':
      return text.uses.apartment(use.number, entranceLetters[use.entrance])
    case 'store':
      return text.uses.store(use.title)
    case 'floorPlan':
      return text.uses.floorPlan(placeName(use))
    case 'parkingPlan':
      return text.uses.parkingPlan(parkingLevelName(use.level))
    case 'settings':
      return text.settings[use.id] ?? text.otherSettings
  }
}

const settingsScreens: Record<string, string> = {
  display: href('/admin/homepage'),
  'buyer-facts': href('/admin/settings/buyers'),
  buildingView: href('/admin/floor-plans/building'),
}

/** The screen where another file can take its place. */
export function urlOfUse(use: FileUse): string {
  switch (use.kind) {
    case 'apartment':
      return href('/admin/apartments/:id', { id: use.id })
    case 'store':
      return href('/admin/stores/:id', { id: use.id })
    case 'floorPlan':
      return `${href('/admin/floor-plans')}?entrance=${use.entrance}&floor=${use.floor}`
    case 'parkingPlan':
      return `${href('/admin/parking/plans')}?level=${use.level}`
    case 'settings':
      return settingsScreens[use.id] ?? href('/admin/settings')
  }
}
