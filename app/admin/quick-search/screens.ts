import { href } from 'react-router'
import { adminText } from '../../text/office/admin.ts'
import { settingsFormText } from '../../text/office/settings-form.ts'
import type { Hit } from './hit.ts'
import { matchNames } from './match-names.ts'

const { screens } = adminText

const known: [to: string, label: string, alsoCalled?: string][] = [
  [href('/admin'), screens.dashboard, 'начало'],
  [href('/admin/apartments'), screens.apartments],
  [href('/admin/parking'), screens.parking, 'паркинг места'],
  [href('/admin/stores'), screens.stores, 'обекти'],
  [href('/admin/contacts'), screens.enquiries, 'контакти съобщения'],
  [href('/admin/floor-plans'), screens.floorPlans, 'контури'],
  [href('/admin/parking/plans'), adminText.parkingPlans, 'контури паркоместа'],
  [href('/admin/media'), screens.media, 'снимки файлове'],
  [href('/admin/homepage'), screens.homepage],
  [href('/admin/settings'), screens.settings, 'фирма контакти'],
  [href('/admin/settings/buyers'), settingsFormText.buyers, 'настройки план плащане'],
  [href('/admin/apartments/new'), adminText.newApartment, 'добави'],
  [href('/admin/parking/new'), adminText.newParkingSpot, 'добави'],
  [href('/admin/stores/new'), adminText.newStore, 'добави'],
]

/** Screens by their names; all of them while nothing is typed. */
export function findScreens(typed: string): Hit[] {
  const found =
    typed === '' ? known : matchNames(known, typed, ([, label, alsoCalled = '']) => `${label} ${alsoCalled}`)
  return found.map(([to, label]) => ({ group: 'screens', to, label }))
}
