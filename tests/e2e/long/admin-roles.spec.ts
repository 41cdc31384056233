import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { addApartment, countApartments, listApartmentsWithNotes } from '../../../backend/data/apartments.ts'
import { countEnquiries } from '../../../backend/data/enquiries/enquiries.ts'
import { listMediaFiles } from '../../../backend/data/files/media-files.ts'
import type { Backend } from '../../../backend/open.ts'
import { newApartment } from '../../../domain/apartment/apartment.ts'
import { defaultBuilding } from '../../../domain/building/default-building.ts'
import { expect, signIn, test } from '../fixtures.ts'
import { noisyPhoto } from '../test-images.ts'

const colleague = { email: 'colleague@example.com', password: 'sea-breeze-2' }

function adminPaths(): string[] {
  const map = readFileSync('app/routes.ts', 'utf8')
  const block = map.slice(
    map.indexOf("route('admin', "),
    map.indexOf("route(':lang?/apartments/:id/card.pdf'"),
  )
  const paths = [...block.matchAll(/route\('([^']+)', '(?!admin\/layout)/g)].map(([, path = '']) => path)
  return ['/admin', ...paths.map((path) => `/admin/${path}`)]
}

/** Signs in and loses the role, with a session that is still valid. */
async function signInAndLoseRole(page: Page, { db, auth }: Backend): Promise<void> {
  await auth.setAdmin(colleague)
  await signIn(page, colleague)
  await db.engine.writer
    .updateTable('user' as never)
    .set({ role: 'user' } as never)
    .where('email' as never, '=', colleague.email as never)
    .execute()
}

test('a user who loses the role is refused by pages, data requests, actions, uploads and exports', async ({
  page,
  site,
  expectedErrors,
}) => {
  // The live connection of the open page is refused, too.
  expectedErrors.push(/EventSource/)
  const { db } = site.backend
  const { id } = await addApartment(db, { ...newApartment(defaultBuilding), number: '99' })
  await signInAndLoseRole(page, site.backend)
  const before = JSON.stringify([
    await listApartmentsWithNotes(db),
    await countApartments(db),
    await countEnquiries(db),
    await listMediaFiles(db),
  ])
  const { request } = page.context()
  const paths = adminPaths()
  expect(paths.length).toBeGreaterThanOrEqual(19)
  for (const path of paths) {
    const url = path.replace(':id', id).replace(':uploader', 'media').replace('*', 'anything')
    const html = await request.get(url, { maxRedirects: 0 })
    expect([302, 401, 403], `page ${url}`).toContain(html.status())
    const data = await request.get(`${url}.data`, { maxRedirects: 0 })
    const text = await data.text()
    // Streams and downloads have no data URL, so it is 404 for everybody.
    expect([202, 401, 403, 404], `data ${url}`).toContain(data.status())
    expect(text).not.toContain('тайна')
    for (const method of ['POST', 'DELETE', 'PUT']) {
      const form = { id, revision: '1', status: 'sold', isRead: 'true', change: 'main', url: 'x' }
      const action = await request.fetch(`${url}.data`, { method, form, maxRedirects: 0 })
      expect([202, 302, 401, 403, 405], `${method} ${url}`).toContain(action.status())
    }
  }
  const upload = await request.put('/admin/uploads/media', {
    data: await noisyPhoto(100, 100),
    headers: { 'X-Upload-Id': crypto.randomUUID(), 'X-File-Name': 'a.jpg' },
    maxRedirects: 0,
  })
  expect([302, 401, 403]).toContain(upload.status())
  expect(
    JSON.stringify([
      await listApartmentsWithNotes(db),
      await countApartments(db),
      await countEnquiries(db),
      await listMediaFiles(db),
    ]),
  ).toBe(before)
})

test('a user who loses the role is redirected to the sign-in, which refuses the account', async ({
  page,
  site,
  expectedErrors,
}) => {
  // The live connection of the open page is refused, too.
  expectedErrors.push(/401/, /Невалиден имейл или парола/, /EventSource/)
  await signInAndLoseRole(page, site.backend)
  await page.goto('/admin/apartments')
  await expect(page).toHaveURL(/\/admin\/login/)
  await page.getByLabel('Имейл').fill(colleague.email)
  await page.getByLabel('Парола').fill(colleague.password)
  await page.getByRole('button', { name: 'Вход' }).click()
  await expect(page.getByRole('alert')).toHaveText('Невалиден имейл или парола.')
})
