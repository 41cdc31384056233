import sharp from 'sharp'
import { drawPlan, planSize } from './drawn-plan.ts'
import { expect, test } from './fixtures.ts'
import {
  canvas,
  clickAt,
  corners,
  editorButton,
  editorUrl,
  fourth,
  outline,
  saved,
  selectButton,
} from './plan-editor-page.ts'

/** Two homes with partitions and a terrace below a corridor. */
async function walls(): Promise<Buffer> {
  const { width, height } = planSize
  const white = [
    'M125 125H1075V220H125Z',
    'M125 235H590V575H125Z',
    'M605 235H1075V575H605Z',
    // Entrances, and a window with panes.
    'M200 219H260V236H200Z',
    'M800 219H860V236H800Z',
    'M200 574H500V601H200Z',
  ]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#fff"/><path d="M100 100H1100V600H100Z" fill="#222"/>
    <path d="${white.join('')}" fill="#fff"/><path d="M200 580H500M200 588H500M200 596H500" stroke="#222" stroke-width="2"/>
    <path d="M300 235V480M420 575V400M850 235V480" stroke="#222" stroke-width="8"/>
    <path d="M100 600V700H597V600" fill="none" stroke="#555" stroke-width="5"/></svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}

const bounds = async (points: number[][]) => [
  Math.min(...points.map(([x]) => x as number)),
  Math.min(...points.map(([, y]) => y as number)),
  Math.max(...points.map(([x]) => x as number)),
  Math.max(...points.map(([, y]) => y as number)),
]

test('clicks find a home and its terrace, and all homes are found and numbered at once', async ({
  signedInPage: page,
  site: { backend },
}) => {
  await drawPlan(backend, fourth, [], await walls())
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(editorUrl)
  await editorButton(page, 'Запълване').click()
  await expect(page.getByLabel('Ширина на вратите')).toBeVisible()
  const proposal = canvas(page).locator('[data-proposal] polygon')
  await clickAt(page, 200, 400)
  await expect(proposal).toHaveCount(1)
  const home = await proposal.getAttribute('points')
  await clickAt(page, 400, 650)
  await expect(proposal).not.toHaveAttribute('points', home ?? '')
  await clickAt(page, 1150, 50)
  await expect(page.getByText('Тук стените не затварят нищо.')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(proposal).toHaveAttribute('points', home ?? '')
  await canvas(page).focus()
  await page.keyboard.press('Enter')
  await selectButton(page, '11').click()
  await expect(outline(page, '11')).toBeVisible()
  expect(await bounds(await corners(page, '11'))).toEqual([125, 235, 590, 575])
  await page.keyboard.press('Control+z')

  await editorButton(page, 'Намери всички').click()
  const offered = canvas(page).locator('[data-offered="home"]')
  await expect(offered).toHaveCount(2)
  await editorButton(page, 'Без общите части').click()
  await expect(canvas(page).locator('[data-offered]')).toHaveCount(2)
  await offered.first().click()
  await offered.first().click()
  await expect(offered).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await expect(offered).toHaveCount(1)
  await offered.first().press('Enter')
  await page.keyboard.press('Escape')
  await editorButton(page, 'Запази').click()
  await expect(saved(page)).toBeVisible()
})
