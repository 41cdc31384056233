import type { Page } from '@playwright/test'
import { listMediaFiles } from '../../backend/data/files/media-files.ts'
import { listAllFiles, listKeptFiles } from '../../backend/files/list-all-files.ts'
import { removeMediaFiles } from '../../backend/removal/remove-with-files.ts'
import { arrivingFiles } from './arriving-files.ts'
import { findViolations } from './axe.ts'
import { type DroppedFile, dropFiles } from './drop-files.ts'
import { credentials, expect, test } from './fixtures.ts'
import { noisyPhoto, pdf } from './test-images.ts'

interface TestFile {
  name: string
  mimeType: string
  buffer: Buffer
}

const photo = async (name: string, width = 60, height = 40): Promise<TestFile> => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await noisyPhoto(width, height),
})

test.beforeEach(async ({ site }) => {
  const media = await listMediaFiles(site.backend.db)
  await removeMediaFiles(
    site.backend,
    media.map(({ id }) => id),
  )
})

const uploads = (page: Page) => page.getByRole('list', { name: 'Файлове за качване' })
const shown = (page: Page) => page.getByRole('list', { name: 'Качени файлове' }).getByRole('listitem')
const selectFiles = (page: Page, files: TestFile[]) => page.locator('input[type=file]').setInputFiles(files)

/** Throttles uploads to this speed, as on a bad mobile connection. */
async function slowDown(page: Page, bytesPerSecond: number) {
  const devtools = await page.context().newCDPSession(page)
  const network = (uploadThroughput: number) =>
    devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    })
  await devtools.send('Network.enable')
  await network(bytesPerSecond)
  return { fullSpeed: () => network(-1) }
}

const drop = (page: Page, files: DroppedFile[]) =>
  dropFiles(page.getByRole('group', { name: /до 25,00 MB/ }), files)

/** Runs in the page: records the highest number of uploads in flight. */
function countInFlight() {
  const send = XMLHttpRequest.prototype.send
  const counted = window as { most?: number }
  let travelling = 0
  XMLHttpRequest.prototype.send = function (body?: XMLHttpRequestBodyInit | null) {
    counted.most = Math.max(counted.most ?? 0, ++travelling)
    this.addEventListener('load', () => travelling--)
    send.call(this, body)
  }
}

test('a file is selected by keyboard, uploaded with a progress bar, and appears in the list', async ({
  signedInPage: page,
}) => {
  // Playwright intercepts the file dialog asynchronously once somebody listens for it: a dialog that opens before
  // that is lost. Listening before the page is opened leaves enough time.
  const chooser = page.waitForEvent('filechooser')
  await page.goto('/admin/media')
  const { fullSpeed } = await slowDown(page, 50_000)
  const button = page.getByRole('button', { name: 'Изберете файлове' })
  await button.focus()
  await page.keyboard.press('Enter')
  await (await chooser).setFiles(await photo('Море и пясък.jpg', 800, 600))

  const bar = page.getByRole('progressbar', { name: 'Качване на „Море и пясък.jpg“' })
  const percent = async () => Number(await bar.getAttribute('value'))
  await expect.poll(percent).toBeGreaterThan(5)
  const early = await percent()
  await expect(uploads(page)).toContainText(/\d+ %/)
  await expect.poll(percent).toBeGreaterThan(early)
  await fullSpeed()
  await expect(page.getByText('1 файл е качен')).toBeVisible()
  await expect(uploads(page)).toBeHidden()
  await expect(shown(page)).toHaveCount(1)
  const image = shown(page).locator('img[srcset]').first()
  await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(200)
})

test('an upload is canceled, leaves nothing behind, and can be retried', { tag: '@long' }, async ({
  signedInPage: page,
  site,
}) => {
  await page.goto('/admin/media')
  const { fullSpeed } = await slowDown(page, 10_000)
  await selectFiles(page, [await photo('a.jpg', 600, 600)])
  await expect.poll(() => arrivingFiles(site)).toHaveLength(1)
  await page.getByRole('button', { name: 'Отмени качването на „a.jpg“' }).click()
  await expect(uploads(page)).toContainText('Качването е отменено.')
  await expect.poll(() => arrivingFiles(site)).toEqual([])
  expect(await listMediaFiles(site.backend.db)).toEqual([])
  await fullSpeed()
  await page.getByRole('button', { name: 'Качи отново „a.jpg“' }).click()
  await expect(shown(page)).toHaveCount(1)
})

test('an upload that gets 503 twice is tried a third time', { tag: '@long' }, async ({
  signedInPage: page,
  expectedErrors,
  site,
}) => {
  expectedErrors.push(/503/)
  await page.goto('/admin/media')
  const ids: (string | undefined)[] = []
  await page.route('**/admin/uploads/media', (route) => {
    ids.push(route.request().headers()['x-upload-id'])
    return ids.length <= 2 ? route.fulfill({ status: 503 }) : route.continue()
  })
  await selectFiles(page, [await photo('a.jpg')])
  await expect(uploads(page)).toContainText('Сървърът не отговаря. Ще опитаме отново…')
  await expect(shown(page)).toHaveCount(1)
  expect(ids).toHaveLength(3)
  expect(new Set(ids).size).toBe(1)
  expect(await listMediaFiles(site.backend.db)).toHaveLength(1)
})

test('a lost response does not store the file twice', { tag: '@long' }, async ({
  signedInPage: page,
  expectedErrors,
  site,
}) => {
  expectedErrors.push(/ERR_FAILED/)
  await page.goto('/admin/media')
  let lost = 0
  await page.route('**/admin/uploads/media', async (route) => {
    if (lost > 0) return route.continue()
    await route.fetch()
    lost++
    return route.abort()
  })
  await selectFiles(page, [await photo('a.jpg')])
  await expect(page.getByText('1 файл е качен')).toBeVisible()
  expect(lost).toBe(1)
  expect(await listMediaFiles(site.backend.db)).toHaveLength(1)
  expect((await listAllFiles(site.backend.files, 'media/')).length).toBe(1)
})

test('twenty files dropped at once are uploaded, three at a time', { tag: '@long' }, async ({
  signedInPage: page,
  site,
}) => {
  await page.addInitScript(countInFlight)
  await page.goto('/admin/media')
  const content = await noisyPhoto(40, 30)
  await drop(
    page,
    Array.from({ length: 20 }, () => ({ name: 'същото име.jpg', type: 'image/jpeg', content })),
  )
  await expect(shown(page)).toHaveCount(20)
  // One line that reports the result replaces the cards of the uploads.
  await expect(page.getByText('20 файла са качени')).toBeVisible()
  await expect(uploads(page)).toBeHidden()
  expect(await page.evaluate(() => (window as { most?: number }).most)).toBe(3)
  const stored = await listMediaFiles(site.backend.db)
  expect(new Set(stored.map(({ url }) => url)).size).toBe(20)
})

test('files of the wrong type or size are refused before they are uploaded', async ({
  signedInPage: page,
  expectedErrors,
  site,
}) => {
  expectedErrors.push(/Грешка при качване на файловете .+ File (type|is)/)
  const logged = page.waitForEvent('console', (message) => message.text().includes('page.html File type'))
  await page.goto('/admin/media')
  await drop(page, [
    { name: 'page.html', type: 'text/html', content: Buffer.from('<h1>') },
    { name: 'empty.png', type: 'image/png', content: Buffer.alloc(0) },
    { name: 'huge.pdf', type: 'application/pdf', zeros: 25 * 1024 * 1024 + 1 },
  ])
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('File type must be .jpg, .jpeg, .png, .gif, .pdf')
  await expect(alert).toContainText('Приемат се само файлове .jpg, .jpeg, .png, .gif, .pdf.')
  await expect(alert).toContainText('Файлът е празен.File is smaller than 1 bytes')
  await expect(alert).toContainText('File is larger than 26214400 bytes')
  await expect(alert).toContainText('Файлът е по-голям от 25,00 MB.')
  await expect(uploads(page)).toHaveCount(0)
  await logged
  expect(await listMediaFiles(site.backend.db)).toEqual([])
})

test('a renamed HTML or SVG file is refused by its content', { tag: '@long' }, async ({
  signedInPage: page,
  expectedErrors,
  site,
}) => {
  expectedErrors.push(/415/, /Грешка при качване на файловете/)
  await page.goto('/admin/media')
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  await selectFiles(page, [
    {
      name: 'page.png',
      mimeType: 'image/png',
      buffer: Buffer.from('<!DOCTYPE html><script>alert(1)</script>'),
    },
    { name: 'drawing.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(svg) },
  ])
  await expect(uploads(page).getByRole('alert')).toHaveCount(2)
  for (const alert of await uploads(page).getByRole('alert').all()) {
    await expect(alert).toContainText('Грешка при качване на файловете')
    await expect(alert).toContainText('File type must be .jpg, .jpeg, .png, .gif, .pdf')
    await expect(alert).toContainText('Приемат се само файлове')
  }
  await page.getByRole('button', { name: 'Скрий „page.png“' }).click()
  await expect(uploads(page).getByRole('listitem')).toHaveCount(1)
  expect(await listMediaFiles(site.backend.db)).toEqual([])
  expect(await listAllFiles(site.backend.files, 'media/')).toEqual([])
})

test('an ended session is reported differently from an error', { tag: '@long' }, async ({
  signedInPage: page,
  expectedErrors,
}) => {
  expectedErrors.push(/401/, /Грешка при качване на файловете/)
  // A live connection that reconnects without a session would lead to the sign-in before a file is selected.
  const live = page.waitForResponse(/\/admin\/live-changes$/)
  await page.goto('/admin/media')
  await live
  await page.context().clearCookies()
  await selectFiles(page, [await photo('a.jpg', 1000, 1000)])
  await expect(uploads(page).getByRole('alert')).toContainText('Сесията Ви е изтекла.')
})

test('the screen has no accessibility violations, and a file is deleted with its record', async ({
  signedInPage: page,
  site,
  expectedErrors,
}) => {
  expectedErrors.push(/x\.txt File type must be/)
  await page.goto('/admin/media')
  await selectFiles(page, [
    await photo('a.jpg'),
    { name: 'б.pdf', mimeType: 'application/pdf', buffer: pdf },
    { name: 'x.txt', mimeType: 'text/plain', buffer: Buffer.from('x') },
  ])
  await expect(shown(page)).toHaveCount(2)
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Изтрий „б.pdf“' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Изтрий' }).click()
  await expect(shown(page)).toHaveCount(1)
  // The page is notified once the record is deleted, and the file is deleted after that, so this polls.
  await expect
    .poll(async () => (await listAllFiles(site.backend.files, 'media/')).map(({ path }) => path))
    .toEqual([expect.stringMatching(/_a\.jpg$/)])
})

test('a server that is killed during an upload leaves no partial file, and the upload is completed after its restart', {
  tag: '@long',
}, async ({ page, ownSite, expectedErrors }) => {
  expectedErrors.push(/ERR_|Failed to load resource/)
  const { url, backend } = ownSite
  const signedIn = await backend.auth.signIn(credentials, { ip: '10.0.0.1', overTls: false })
  if (typeof signedIn === 'string') throw new Error(signedIn)
  const cookies = signedIn.cookies.map((cookie) => cookie.split(/[=;]/))
  await page
    .context()
    .addCookies(cookies.map(([name = '', value = '']) => ({ name, value: decodeURIComponent(value), url })))
  await page.goto(`${url}/admin/media`)
  const { fullSpeed } = await slowDown(page, 10_000)
  await selectFiles(page, [await photo('a.jpg', 600, 600)])
  await expect.poll(() => arrivingFiles(ownSite)).toHaveLength(1)
  await ownSite.stop('SIGKILL')
  await expect(uploads(page)).toContainText('Сървърът не отговаря. Ще опитаме отново…')
  expect(await listKeptFiles(backend.files)).toEqual([])

  await fullSpeed()
  await ownSite.start()
  // The event of a restored network makes the upload retry at once.
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(shown(page)).toHaveCount(1)
  expect(await listMediaFiles(backend.db)).toHaveLength(1)
  expect(await listKeptFiles(backend.files)).toHaveLength(1)
})
