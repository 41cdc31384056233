import { addApartment, countApartments } from '../../backend/data/apartments.ts'
import { type Database, listVersions } from '../../backend/data/database.ts'
import { countEnquiries } from '../../backend/data/enquiries/enquiries.ts'
import { addReservation } from '../../backend/data/reservations/add-reservation.ts'
import { listStores } from '../../backend/data/stores.ts'
import { listUsers } from '../../backend/data/users/find-users.ts'
import { newApartment } from '../../domain/apartment/apartment.ts'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import { isoDay } from '../../domain/formats/dates.ts'
import { addDays } from '../../domain/formats/day-of-sofia.ts'
import { newReservation } from '../../domain/reservation/reservation.ts'
import { allTexts } from '../../text/public/all-texts.ts'
import { publicAdminUrls, routePaths } from '../faults/admin-urls.ts'
import { expect, test } from './fixtures.ts'

/** They do one thing, whatever is sent: signing in and out, and the file of all texts for translators. */
const ofOneAction = [...publicAdminUrls, '/admin/sign-out', '/admin/translations/export']

/** Records that exist, so that it is the action that is refused. */
async function urlsOf(db: Database): Promise<string[]> {
  const { id: apartment } = await addApartment(db, { ...newApartment(defaultBuilding), number: 'Н1' })
  const today = isoDay(new Date())
  const { id: reservation } = await addReservation(db, {
    ...{ ...newReservation, apartmentId: apartment, buyerName: 'Купувач', buyerPhone: '0888 000 022' },
    ...{ from: today, until: addDays(today, 7) },
  })
  const [store] = await listStores(db)
  const idOf = (pattern: string) => {
    if (/^\/admin\/(reservations|deals)/.test(pattern)) return reservation
    return pattern.startsWith('/admin/stores') ? (store?.id ?? '') : apartment
  }
  return routePaths()
    .filter((pattern) => /^\/admin(\/|$)/.test(pattern) && !ofOneAction.includes(pattern))
    .map((pattern) =>
      pattern
        .replace(':id', idOf(pattern))
        .replace(':change', 'cancel')
        .replaceAll(/:\w+/g, 'media')
        .replace('*', 'anything'),
    )
}

/** What is sent, and with which query: an action that does not exist, none at all, or two. */
const requests: [what: string, query: string, body: string][] = [
  ['no action', '', ''],
  ['an unknown action in the address', '?change=no-such', ''],
  ['two actions in the address', '?change=sessions&change=calendar', ''],
  ['an unknown change', '', 'change=no-such'],
  ['an unknown decision', '', 'decision=no-such'],
  ['an unknown act', '', 'act=no-such'],
  ['two changes', '', 'change=open&change=close'],
]

test('every admin address refuses an unknown, a missing and a repeated action, and changes nothing', async ({
  adminRequest: request,
  site,
}) => {
  const { db } = site.backend
  const urls = await urlsOf(db)
  expect(urls.length).toBeGreaterThan(80)
  const content = async () =>
    JSON.stringify([
      await listVersions(db),
      await countApartments(db),
      await countEnquiries(db),
      await listUsers(db),
    ])
  const before = await content()
  const accepted: string[] = []
  for (const url of urls) {
    const answers = requests.map(async ([what, query, data]) => {
      const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
      const response = await request.post(url + query, { data, headers, maxRedirects: 0 })
      const status = response.status()
      if (status < 400 || status >= 500) accepted.push(`${url}: ${what}: ${status}`)
    })
    await Promise.all(answers)
  }
  expect(accepted).toEqual([])
  expect(await content()).toBe(before)
})

test('a screen with several forms says that it has not read the one that was sent', async ({
  adminRequest: request,
}) => {
  for (const url of ['/admin/account', '/admin/account/second-factor', '/admin/users']) {
    const response = await request.post(`${url}?change=no-such`, { form: {} })
    expect(response.status(), url).toBe(400)
    expect(await response.text(), url).toContain(allTexts.bg.forms.malformed)
  }
})
