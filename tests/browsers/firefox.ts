import puppeteer, { type ConsoleMessage } from 'puppeteer-core'
import { commandTimeout, type Driver, desktop } from './driver.ts'
import { firefoxProgram } from './install-browsers.ts'

/**
 * Firefox logs this for an image whose load is cancelled while the service worker responds: React sets the URL
 * of a new image a second time (`commitMount`), which starts its load again. The message is ignored, because
 * the steps check the images that they need.
 */
const givenUp = /(\/files\/|\.webp)[^’]*’\. A ServiceWorker intercepted the request/

/** Headless Firefox by WebDriver BiDi, which reports everything that is logged to the console. */
export async function startFirefox(): Promise<Driver> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: firefoxProgram,
    headless: true,
    defaultViewport: desktop,
    protocolTimeout: commandTimeout,
    // run.ts closes the browser itself when it gets a signal.
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
  page.on('console', async (message) => {
    if (message.type() === 'error') note(isLeaving ? '' : await textOf(message))
  })
  page.on('pageerror', (error) => note(String(error)))
  return {
    name: `Firefox ${(await browser.version()).replace(/^.*\//, '')}`,
    async open(url) {
      // Leaving cuts off requests in flight, so a blank page is opened first and its errors are dropped.
      // Where the page was leaving by itself, for a link that was clicked, Firefox gives up the first attempt.
      isLeaving = true
      await page
        .goto('about:blank')
        .catch(() => page.goto('about:blank'))
        .finally(() => {
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

/** What was logged, with the stacks of errors, which are handles without a text of their own. */
async function textOf(message: ConsoleMessage): Promise<string> {
  const parts = message
    .args()
    .map((part) =>
      part.evaluate((value) => (value instanceof Error ? `${value} ${value.stack}` : String(value))),
    )
  return Promise.all(parts).then(
    (texts) => texts.join(' '),
    () => message.text(),
  )
}
