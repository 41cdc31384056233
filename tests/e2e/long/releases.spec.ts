import type { Page } from '@playwright/test'
import { site } from '../../../text/public/bg/site.ts'
import { newTab, noConnection, untilCached, untilControlled } from '../cached-pages.ts'
import { expect, test } from '../fixtures.ts'
import { buildRelease, type Release } from '../second-release.ts'

test.use({ serviceWorkers: 'allow' })

/** A text in the footer: a release that changes it has another version of a script that all pages load. */
const { privacy } = site

/** The URL of the script for an apartment's page, which is precached, but not loaded by any page of the test. */
async function apartmentScript(page: Page): Promise<string> {
  const read = () =>
    page.evaluate(() => window.__reactRouterManifest?.routes['public/apartment/route']?.module ?? '')
  // A script sets React Router's manifest, and scripts are loaded a little later than the page.
  await expect.poll(read).not.toBe('')
  return read()
}

let next: Release | undefined
test.afterEach(() => next?.remove())

test('two releases in a row take over without a broken page', async ({
  page,
  context,
  request,
  ownSite,
  expectedErrors,
}) => {
  // Building a whole release takes long, beside three other tests some minutes.
  test.setTimeout(600_000)
  expectedErrors.push(noConnection)
  next = await buildRelease('text/public/bg/site.ts', [privacy, 'Второ издание.'])
  const at = (path: string) => ownSite.url + path
  const problems: string[] = []

  await page.goto(at('/'))
  await untilControlled(page)
  const oldScript = await apartmentScript(page)
  await untilCached(page, oldScript)
  const sleeping = await newTab(context, problems)
  await sleeping.goto(at('/'))

  for (const [release, text] of [
    [next.folder, 'Второ издание.'],
    ['.', privacy],
  ] as const) {
    await ownSite.stop()
    const connected = page.waitForResponse((response) => response.url() === at('/live') && response.ok())
    await ownSite.start(release)
    await connected
    // A page of the previous release opens the next page as a new document, with the scripts of the new release.
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await page.getByRole('link', { name: 'Разгледайте апартаментите' }).click()
    await expect(page.locator('footer').getByText(text)).toBeVisible()
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false)
    await untilCached(page, await apartmentScript(page))

    if (release === next.folder) {
      // The tab in the background still gets scripts of its release from the cache, although the server no
      // longer has them.
      expect((await request.get(at(oldScript))).status()).toBe(404)
      const found = await sleeping.evaluate(async (script) => Object.keys(await import(script)), oldScript)
      expect(found).toContain('default')
    }
    await page.goto(at('/'))
  }

  await sleeping.getByRole('link', { name: 'Разгледайте апартаментите' }).click()
  await expect(sleeping.getByRole('heading', { level: 1 })).toHaveText('Апартаменти')
  await ownSite.stop()
  await context.setOffline(true)
  await page.goto(at('/apartments'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Апартаменти')
  await expect(page.getByRole('status')).toContainText('Няма връзка с интернет.')
  expect(problems).toEqual([])
})
