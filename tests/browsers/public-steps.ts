import { fieldNamed, heading, link } from './page.ts'
import type { BrowserStep } from './step.ts'

const rows = { css: 'tbody tr' }
const fullScreen = { css: 'dialog[open]' }
/** Images without their blurred placeholder, which lies beneath them. */
const image = 'img:not([aria-hidden])'

export const publicSteps: BrowserStep[] = [
  {
    name: 'the home page shows its text and leads to the apartments',
    async run(page) {
      await page.open('/')
      await page.see(heading)
      await page.see({ css: `main ${image}` })
      await page.click({ css: 'main a[href^="/apartments"]' })
      await page.seeText(heading, /Апартаменти/)
    },
  },
  {
    name: 'the list of apartments is filtered, and sorted up and down',
    async run(page) {
      await page.open('/apartments')
      await page.seeCount(rows, 5)
      await page.selectOption(fieldNamed('entrance'), '1')
      await page.seeUrl(/^\/apartments\?entrance=1$/)
      await page.seeCount(rows, 4)
      await page.click({ css: 'th a', name: /^Цена/ })
      await page.seeUrl(/sort=price/)
      await page.click({ css: 'th a', name: /^Цена/ })
      await page.seeText({ css: 'tbody tr:first-child' }, /129 500/)
    },
  },
  {
    name: 'a click anywhere in a row of the list opens its apartment',
    async run(page) {
      await page.open('/apartments')
      await page.click({ css: 'tbody tr', name: /Двустаен/ })
      await page.seeText(heading, /^Апартамент 2 ·/)
    },
  },
  {
    name: 'the gallery of an apartment opens, steps through the photos and closes',
    async run(page) {
      await page.open('/apartments?floor=2')
      await page.click({ css: 'tbody a', name: /^2$/ })
      await page.seeText({ css: 'main dl' }, /Югоизток/)
      await page.see({ css: `main ${image}` })
      await page.click(link(/^Отворете снимка 2 /))
      await page.seeText(fullScreen, /2 \/ 3/)
      await page.see({ css: `dialog ${image}` })
      await page.press('ArrowRight')
      await page.seeText(fullScreen, /3 \/ 3/)
      await page.click(link(/^Следваща снимка/))
      await page.seeText(fullScreen, /1 \/ 3/)
      await page.press('Escape')
      await page.seeCount(fullScreen, 0)
      await page.seeText(heading, /^Апартамент 2 ·/)
    },
  },
  {
    name: 'parking changes its level, enlarges its plan, and leads to a parking spot and back',
    async run(page) {
      await page.open('/parking')
      await page.click(link(/^Етаж 2$/))
      await page.seeText({ css: 'main' }, /На това ниво няма паркоместа/)
      await page.click(link(/^Сутерен$/))
      await page.click(link(/^Увеличете плана/))
      await page.see({ css: `dialog ${image}` })
      await page.press('Escape')
      await page.seeCount(fullScreen, 0)
      await page.click({ css: 'tbody a', name: /^P-1$/ })
      await page.seeText(heading, /Паркомясто P-1/)
      await page.seeText({ css: 'main dl' }, /Покрито/)
      await page.click(link(/Към паркоместата$/))
      await page.seeUrl(/^\/parking\?level=-1$/)
    },
  },
  {
    name: 'the stores are shown',
    async run(page) {
      await page.open('/stores')
      await page.seeText({ css: 'article' }, /Пекарна „Зора“.*Топъл хляб/)
    },
  },
  {
    name: 'the page about personal data can be read',
    async run(page) {
      await page.open('/privacy')
      await page.seeText(heading, /Лични данни/)
    },
  },
  {
    name: 'an unknown URL shows an error page that leads to the home page',
    async run(page) {
      await page.open('/no/such/page')
      await page.seeText(heading, /Страницата не е намерена/)
      await page.click({ css: 'main a[href="/"]' })
      await page.seeUrl(/^\/$/)
    },
  },
]
