import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import { findFloorPlan, listPrintedTexts } from '../../backend/data/plans/floor-plans.ts'
import { drawPlan, planSize, removePlan } from './drawn-plan.ts'
import { expect, test } from './fixtures.ts'
import {
  canvas,
  clickAt,
  corners,
  editorButton,
  editorUrl,
  fourth,
  hiddenTools,
  outline,
  saved,
  selectButton,
} from './plan-editor-page.ts'

const outer = 'M100 100H1100V600H100Z'
/** Two homes below a corridor, with entrances, and a window with panes. */
const white = [
  'M125 125H1075V220H125Z',
  'M125 235H590V575H125Z',
  'M605 235H1075V575H605Z',
  'M200 219H260V236H200Z',
  'M800 219H860V236H800Z',
  'M200 574H500V601H200Z',
].join('')
const panes = 'M200 580H500M200 588H500M200 596H500'
const partitions = 'M300 235V480M420 575V400M850 235V480'
const terrace = 'M100 600V700H597V600'

/** Two homes with partitions and a terrace below a corridor. */
async function walls(): Promise<Buffer> {
  const { width, height } = planSize
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#fff"/><path d="${outer}" fill="#222"/>
    <path d="${white}" fill="#fff"/><path d="${panes}" stroke="#222" stroke-width="2"/>
    <path d="${partitions}" stroke="#222" stroke-width="8"/>
    <path d="${terrace}" fill="none" stroke="#555" stroke-width="5"/></svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}

/** The same as a page of a PDF with the numbers of homes, and with what is no number. */
function printedWalls(): Promise<Buffer> {
  const page = new PDFDocument({ size: [planSize.width, planSize.height], margin: 0 })
  const chunks: Buffer[] = []
  page.on('data', (chunk: Buffer) => chunks.push(chunk))
  page.path(outer).fill('#222').path(white).fill('#fff')
  page.lineWidth(2).path(panes).stroke('#222').lineWidth(8).path(partitions).stroke('#222')
  page.lineWidth(5).path(terrace).stroke('#555').fill('#222').fontSize(24)
  for (const [text, x, y] of [
    ['Ap. 10', 320, 300],
    ['11', 700, 300],
    ['62,40', 700, 360],
    ['10', 150, 150],
  ] as const)
    page.text(text, x, y, { lineBreak: false })
  return new Promise((resolve) => {
    page.on('end', () => resolve(Buffer.concat(chunks)))
    page.end()
  })
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
  expect(await hiddenTools(page)).toEqual([])
  await page.setViewportSize({ width: 1440, height: 900 })
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
  await editorButton(page, 'Без общите').click()
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

test('numbers that a PDF has as text are read, proposed with all that is found, and confirmed', {
  tag: '@long',
}, async ({ signedInPage: page, site: { backend } }) => {
  await removePlan(backend, fourth)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/admin/floor-plans/upload')
  const file = { name: 'А-4.pdf', mimeType: 'application/pdf', buffer: await printedWalls() }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByRole('button', { name: 'Качи 1 план' }).click()
  await expect(page.getByText('1 план е качен.')).toBeVisible()
  const plan = await findFloorPlan(backend.db, fourth)
  const texts = await listPrintedTexts(backend.db, plan?.id ?? '')
  expect(texts.map(({ text }) => text).sort()).toEqual(['10', '11', 'Ap. 10'])
  expect(JSON.stringify(plan)).not.toContain('Ap. 10')

  await page.goto(editorUrl)
  await editorButton(page, 'Запълване').click()
  await expect(page.getByLabel('Ширина на вратите')).toBeVisible()
  await clickAt(page, 200, 400)
  await editorButton(page, 'Приеми като апартамент 10').click()
  await expect(page.getByText('За проверка: апартамент 10')).toBeVisible()
  await page.keyboard.press('Control+z')

  await editorButton(page, 'Намери всички').click()
  const offered = canvas(page).locator('[data-offered]')
  await expect(offered).toHaveCount(3)
  await expect(page.getByRole('button', { name: /^Предложение \d, вероятно апартамент 1[01]/ })).toHaveCount(
    2,
  )
  // Keyboard alone: the first part has the focus; the corridor is left out, and undo brings it back.
  await expect(offered.first()).toBeFocused()
  await page.keyboard.press('Delete')
  await expect(offered).toHaveCount(2)
  await page.keyboard.press('Control+z')
  await expect(offered).toHaveCount(3)
  expect(await hiddenTools(page)).toEqual([])
  await editorButton(page, 'Без общите').click()
  await editorButton(page, 'Свържи 2 прочетени').click()
  await expect(offered).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await expect(offered).toHaveCount(2)
  await page.keyboard.press('Control+y')
  await page.keyboard.press('Escape')
  await editorButton(page, 'Запази').click()
  const question = page.getByRole('dialog', { name: 'Има контури за проверка' })
  await expect(question).toContainText('апартамент 10, апартамент 11')
  await question.getByRole('button', { name: 'Запази така' }).click()
  await expect(saved(page)).toBeVisible()
  const outlines = (await findFloorPlan(backend.db, fourth))?.outlines ?? []
  expect(outlines.filter(({ apartmentId }) => apartmentId !== null)).toHaveLength(2)
})
