import { href } from 'react-router'
import type { Role } from '../../../domain/people/role.ts'
import { adminText } from '../../text/admin/admin.ts'
import { reservationsText } from '../../text/admin/reservations.ts'
import { settingsFormText } from '../../text/admin/settings-form.ts'
import { mayAgentOpen } from '../session/agent-routes.ts'
import type { Hit } from './hit.ts'
import { matchNames } from './match-names.ts'

const { screens } = adminText

const known: [to: string, label: string, alsoCalled?: string][] = [
  [href('/admin'), screens.dashboard, 'начало'],
  [href('/admin/sales'), screens.sales, 'отчет статистика'],
  [href('/admin/apartments'), screens.apartments],
  [href('/admin/grid'), screens.grid, 'сграда етажи проверки'],
  [href('/admin/parking'), screens.parking, 'паркинг места'],
  [href('/admin/stores'), screens.stores, 'обекти'],
  [href('/admin/contacts'), screens.enquiries, 'контакти съобщения'],
  [href('/admin/reservations'), screens.reservations, 'капаро купувачи'],
  [href('/admin/floor-plans'), screens.floorPlans, 'контури'],
  [href('/admin/parking/plans'), adminText.parkingPlans, 'контури паркоместа'],
  [href('/admin/media'), screens.media, 'снимки файлове'],
  [href('/admin/homepage'), screens.homepage],
  [href('/admin/settings'), screens.settings, 'фирма контакти'],
  [href('/admin/settings/buyers'), settingsFormText.buyers, 'настройки план плащане'],
  [href('/admin/settings/feeds'), settingsFormText.feeds, 'настройки обяви feed xml json ключ'],
  [href('/admin/prices'), screens.prices, 'процент квадратен метър'],
  [href('/admin/history'), screens.history, 'промени'],
  [href('/admin/users'), screens.users, 'покана агенти роли'],
  [href('/admin/account'), screens.account, 'парола'],
  [href('/admin/reservations/new'), reservationsText.new, 'резервирай'],
  [href('/admin/apartments/new'), adminText.newApartment, 'добави'],
  [href('/admin/parking/new'), adminText.newParkingSpot, 'добави'],
  [href('/admin/stores/new'), adminText.newStore, 'добави'],
]

/** Screens that this role may open, by their names; all of them while nothing is typed. */
export function findScreens(typed: string, role: Role): Hit[] {
  const open = known.filter(([to]) => mayAgentOpen(role, to))
  const found =
    typed === '' ? open : matchNames(open, typed, ([, label, alsoCalled = '']) => `${label} ${alsoCalled}`)
  return found.map(([to, label]) => ({ group: 'screens', to, label }))
}
