import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../../backend/config.ts'
import type { Backend } from '../../backend/open.ts'
import { openBackend } from '../../backend/open.ts'
import { jobActor } from '../../domain/record/actor.ts'
import { adminUrls, dataUrlOf } from '../faults/admin-urls.ts'
import { engines } from '../faults/engines.ts'
import { arrangeSite, type Site } from '../faults/site.ts'
import { growDatabase, grown, grownIds } from '../large-database.ts'
import { planOf, recordQueries } from './recorded-queries.ts'
import { serveApp } from './served-app.ts'

/** Tables that grow for as long as the building is sold. */
const unbounded = [
  ...['changes', 'enquiries', 'enquiryNotes', 'enquiryApartments', 'clients', 'clientKeys', 'viewings'],
  ...['reservations', 'schedules', 'payments', 'papers', 'mails', 'media', 'alerts', 'attempts', 'pictures'],
]

/** What may read a whole table, by the beginning of its statement or of what it reads, with the reason. */
const allowed: [query: RegExp, reason: string][] = [
  [
    /from "reservations"|from "schedules"|from "payments"/,
    'There are no more sales than units, which bound them.',
  ],
  [
    /from "clients"/,
    'The list of clients is in the order of what came last of them; read beside the main thread.',
  ],
  [/^select "url" from "papers"$/, 'A deal has a few; the media library asks which files are used.'],
  [/from "media"/, 'Names of files are compared without case and accents, which no index does.'],
  [/^select count\(\*\) as "count" from \(select "id" from "enquiries"\) as "some"$/, 'A count of all.'],
  [/like/, 'A search for a part of a text that is too short for the index; read beside the main thread.'],
]

describe.each(engines)('with many records on $name', (engine) => {
  let site: Site
  let backend: Backend
  beforeAll(async () => {
    site = await arrangeSite({ engine })
    backend = await openBackend(readConfig({ ...site.env, DATA_DIR: site.folder }), { exclusive: false })
    await growDatabase(backend, grown)
  })
  afterAll(async () => {
    await backend.close()
    await site.remove()
  })

  async function fullScans(work: () => Promise<unknown>): Promise<string[]> {
    const { engine } = backend.db
    const scan = engine.name === 'sqlite' ? /^SCAN (\w+)(?! USING| VIRTUAL)$/ : /Seq Scan on "?(\w+)"?/
    const found: string[] = []
    for (const query of await recordQueries(engine, work)) {
      if (allowed.some(([pattern]) => pattern.test(query.sql))) continue
      const tables = (await planOf(engine, query)).map((step) => step.match(scan)?.[1] ?? '')
      const bad = tables.filter((table) => unbounded.includes(table))
      if (bad.length > 0) found.push(`${bad.join(', ')}: ${query.sql}`)
    }
    return found
  }

  test('no page of the admin area reads the whole of a table that grows without bound', async () => {
    const app = await serveApp(backend)
    const urls = adminUrls(site.building, grownIds).filter((url) => !isLeftOut.test(url))
    const statuses: number[] = []
    const scans = await fullScans(async () => {
      for (const url of [...urls, ...filtered]) {
        // Without the rendering, which reads nothing.
        const path = isResource.test(url) ? url : dataUrlOf(url)
        const response = await fetch(app.url + path, { headers: { cookie: site.cookie }, redirect: 'manual' })
        await response.arrayBuffer()
        statuses.push(response.status)
      }
    })
    await app.close()
    expect(scans).toEqual([])
    // The pages were really there.
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(80)
    expect(statuses.filter((status) => status >= 500)).toEqual([])
  })

  test('nor does a job', async () => {
    const own = backend.as(jobActor('test'))
    const now = new Date()
    const scans = await fullScans(async () => {
      await own.expireAndRemind(now)
      await own.remindOfInstalments(now)
      await own.queueAlertMails(now)
      await own.queueViewingMails(now)
      await own.queueAgentMails(now)
    })
    expect(scans).toEqual([])
  })
})

/** Uploads, a stream without an end, and what is drawn of lists that other URLs read. */
const isLeftOut = /\/uploads\/|\/live-changes$|\/price-list$|\/template$/
/** What has no data beside it. */
const isResource = /\/(export|find|unread|pictures|homes)(\?|$)/

/** Lists with filters, whose statements are others. */
const filtered = [
  ...['filter=unread', 'stage=new', 'due=1', 'agent=none', 'source=phone', 'language=de', 'page=90'],
  ...['stage=refused&lost=price', 'apartment=%D0%9A19'],
]
  .map((query) => `/admin/contacts?${query}`)
  .concat(
    ['person=user3', 'collection=settings', 'kind=removed&latest=1', 'day=2024-05-01', 'batch=batch1'].map(
      (query) => `/admin/history?${query}`,
    ),
    ['/admin/find?q=K19', '/admin/people-data?q=visitor77@example.com', '/admin/viewings?view=list'],
  )
