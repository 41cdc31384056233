import { link } from './page.ts'
import type { BrowserStep } from './step.ts'

const card = { css: 'aside' }

export const navigatorSteps: BrowserStep[] = [
  {
    name: 'the navigator selects an outline, leads to the next floor, and zooms',
    async run(page) {
      await page.open('/navigator/1/3')
      await page.see({ css: 'main img[alt^="Етажен план"]' })
      await page.click({ css: 'svg a', name: /^Апартамент 10,/ })
      await page.seeText(card, /Апартамент 10/)
      await page.seeUrl(/\?apartment=/)
      await page.click(link(/^Етаж 4$/))
      await page.seeUrl(/^\/navigator\/1\/4/)
      await page.see({ css: 'svg a', name: /^Апартамент 11, Продаден/ })
      await page.click({ css: 'button', name: /^Увеличи/ })
      await page.seeText({ css: '[role=status], output' }, /125%/)
    },
  },
  {
    name: 'in a narrow window an outline opens the sheet, which closes again',
    run: (page) =>
      page.asOnPhone(async () => {
        await page.open('/navigator/1/4')
        await page.click({ css: 'svg a', name: /^Апартамент 11,/ })
        await page.seeText(card, /Апартамент 11/)
        await page.click({ css: 'aside a', name: /^Затвори/ })
        await page.seeUrl(/^\/navigator\/1\/4$/)
        await page.seeCount({ css: 'aside h2', name: /^Апартамент 11/ }, 0)
      }),
  },
]
