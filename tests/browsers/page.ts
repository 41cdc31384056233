import { setTimeout as wait } from 'node:timers/promises'
import type { Point } from '../../domain/geometry/polygon.ts'
import { type Driver, desktop, type Key, mobile } from './driver.ts'
import { findVisible, type VisibleElement } from './find-visible.ts'

/** Elements by selector and accessible name. */
export interface ElementTarget {
  css: string
  name?: RegExp
}

export const link = (name: RegExp): ElementTarget => ({ css: 'a', name })
export const buttonNamed = (name: RegExp): ElementTarget => ({ css: 'button', name })
export const heading: ElementTarget = { css: 'h1' }
export const fieldNamed = (name: string): ElementTarget => ({ css: `[name="${name}"]` })

const maxWait = 15_000

/** What a person does with a page and sees on it, in any browser. */
export class BrowserPage {
  readonly #driver: Driver
  readonly #site: string

  constructor(driver: Driver, site: string) {
    this.#driver = driver
    this.#site = site
  }

  /** Opens a page and waits until React has hydrated it, which starts at the first sign of a visitor. */
  async open(path: string): Promise<void> {
    await this.#driver.open(this.#site + path)
    await this.#driver.evaluate(() => {
      dispatchEvent(new Event('pointermove'))
    })
    await this.until(`${path} is hydrated`, () =>
      this.#driver.evaluate(() => Object.keys(document.body).some((key) => key.startsWith('__reactFiber'))),
    )
  }

  async asOnPhone(work: () => Promise<void>): Promise<void> {
    await this.#driver.resize(mobile)
    try {
      await work()
    } finally {
      await this.#driver.resize(desktop)
    }
  }

  async click(target: ElementTarget): Promise<void> {
    await this.#driver.drag((await this.#reveal(target)).middle)
  }

  async drag(target: ElementTarget, by: Point): Promise<void> {
    const { x, y } = (await this.#reveal(target)).middle
    await this.#driver.drag({ x, y }, { x: x + by.x / 2, y: y + by.y / 2 }, { x: x + by.x, y: y + by.y })
  }

  /** Types after the existing text. */
  async type(target: ElementTarget, text: string): Promise<void> {
    const { value } = await this.see(target)
    await this.click(target)
    await this.#driver.press('End')
    await this.#driver.type(text)
    await this.until(
      `${target.css} holds „${value}${text}“`,
      async () => (await this.see(target)).value === value + text,
    )
  }

  press(key: Key): Promise<void> {
    return this.#driver.press(key)
  }

  /** Sets the value and fires the events of a choice, because the list of options opens outside of the page. */
  async selectOption(target: ElementTarget, value: string): Promise<void> {
    await this.#reveal(target)
    await this.#driver.evaluate(
      (css, selected) => {
        const select = document.querySelector<HTMLSelectElement>(css)
        if (!select) return
        select.value = selected
        for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }))
      },
      target.css,
      value,
    )
  }

  /** Waits for the first visible match, and until it has loaded if it is an image. */
  async see(target: ElementTarget): Promise<VisibleElement> {
    let seen: VisibleElement | undefined
    await this.until(`${describe(target)} can be seen`, async () => {
      seen = (await this.#find(target))[0]
      return seen?.isComplete === true
    })
    return seen as VisibleElement
  }

  async seeText(target: ElementTarget, text: RegExp): Promise<void> {
    await this.until(`${describe(target)} says ${text}`, async () =>
      (await this.#find(target)).some((seen) => text.test(seen.text)),
    )
  }

  async seeCount(target: ElementTarget, count: number): Promise<void> {
    await this.until(
      `${describe(target)} is there ${count} times`,
      async () => (await this.#find(target)).length === count,
    )
  }

  async seeUrl(path: RegExp): Promise<void> {
    await this.until(`the URL becomes ${path}`, async () =>
      path.test((await this.#driver.evaluate(() => location.href)).slice(this.#site.length)),
    )
  }

  async until(what: string, holds: () => Promise<boolean>): Promise<void> {
    const deadline = Date.now() + maxWait
    while (!(await holds())) {
      if (Date.now() > deadline) throw new Error(`In vain we waited until ${what}`)
      await wait(50)
    }
  }

  #find({ css, name }: ElementTarget, scroll = false): Promise<VisibleElement[]> {
    return this.#driver.evaluate(findVisible, css, name?.source ?? '', scroll)
  }

  /** Scrolls to the element, and waits until it no longer moves and nothing covers it. */
  async #reveal(target: ElementTarget): Promise<VisibleElement> {
    let before: VisibleElement | undefined
    let seen: VisibleElement | undefined
    await this.until(`${describe(target)} can be clicked`, async () => {
      before = seen
      seen = (await this.#find(target, true))[0]
      return !!seen?.isOnTop && seen.middle.x === before?.middle.x && seen.middle.y === before?.middle.y
    })
    return seen as VisibleElement
  }
}

function describe({ css, name }: ElementTarget): string {
  return name ? `${css} ${name}` : css
}
