import puppeteer from 'puppeteer-core'
import { commandTimeout, type Driver, desktop } from './driver.ts'
import { firefoxProgram } from './install-browsers.ts'

/**
 * Said of an image whose load is given up while the service worker answers it: React sets the URL of a new one
 * a second time (`commitMount`), which starts its load anew. The steps look themselves for the images they need.
 */
const givenUp = /(\/files\/|\.webp)[^’]*’\. A ServiceWorker intercepted the request/

/** Firefox without a window, by WebDriver BiDi, which hands over all that the console says. */
export async function startFirefox(): Promise<Driver> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: firefoxProgram,
    headless: true,
    defaultViewport: desktop,
    protocolTimeout: commandTimeout,
    // The run itself ends what it has started.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  })
  const page = await browser.newPage()
  let errors: string[] = []
  let isLeaving = false
  const note = (error: string) => {
    if (!isLeaving && !givenUp.test(error)) errors.push(error)
  }
  page.on('console', (message) => message.type() === 'error' && note(message.text()))
  page.on('pageerror', (error) => note(String(error)))
  return {
    name: `Firefox ${(await browser.version()).replace(/^.*\//, '')}`,
    async open(url) {
      // Apart from the next page, so that only its own complaints count: leaving cuts off what is in flight.
      isLeaving = true
      await page.goto('about:blank').finally(() => {
        isLeaving = false
      })
      await page.goto(url)
    },
    resize: (size) => page.setViewport(size),
    evaluate: <Args extends unknown[], Result>(work: (...args: Args) => Result, ...args: Args) =>
      page.evaluate(`(${work})(...${JSON.stringify(args)})`) as Promise<Result>,
    async drag(from, ...others) {
      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
      for (const { x, y } of others) await page.mouse.move(x, y)
      await page.mouse.up()
    },
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    async takeErrors() {
      const taken = errors
      errors = []
      return taken
    },
    close: () => browser.close(),
  }
}
