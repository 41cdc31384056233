import { inks } from '../page.ts'
import { lineHeight, type Pen, widthOfText, writeFitted, writeParagraph } from '../pen.ts'
import type { Card } from './card.ts'
import { besideFacts } from './place-parts.ts'

const { left, width } = besideFacts
const text: Pen = { size: 9.5, weight: 400, colour: inks.text }
const small: Pen = { size: 9, weight: 400, colour: inks.text }

/** Draws the description and the features as far as there is room. Returns their bottom. */
export function drawCardText(
  document: PDFKit.PDFDocument,
  { apartment: { description, features } }: Card,
  top: number,
  bottom: number,
): number {
  const pen = penFor(document, features)
  const placed = placeFeatures(document, features, pen)
  const rows = (placed.at(-1)?.row ?? -1) + 1
  const room = bottom - top - rows * featureHeight - 5
  const lines = Math.max(1, Math.floor(room / (text.size * lineHeight)))
  const y = writeParagraph(document, description, left, top + 10, width, text, lines)
  drawFeatures(document, placed, y + (description === '' ? 0 : 5), pen)
  return y + 5 + rows * featureHeight
}

interface PlacedFeature {
  feature: string
  row: number
  column: 0 | 1
  width: number
}

const featureHeight = 13.5
const maxRows = 5
const indent = 10
/** How far all features may be scaled down to avoid one that takes a whole row. */
const smallest = 0.85
const half = width / 2
const columnRoom = half - indent - 6

/**
 * One font size for all features. It is scaled down, at most to `smallest`, until the longest feature that can
 * fit into a column fits.
 */
function penFor(document: PDFKit.PDFDocument, features: string[]): Pen {
  const widths = features.map((feature) => widthOfText(document, feature, small))
  const longest = Math.max(columnRoom, ...widths.filter((each) => each * smallest <= columnRoom))
  return { ...small, size: (small.size * columnRoom) / longest }
}

/** Places features in two columns; one that is too long for a column takes a whole row. */
function placeFeatures(document: PDFKit.PDFDocument, features: string[], pen: Pen): PlacedFeature[] {
  const placed: PlacedFeature[] = []
  for (const feature of features) {
    const before = placed.at(-1)
    // Half a point of tolerance, since a scaled text is not exactly as wide as computed.
    const isLong = widthOfText(document, feature, pen) > columnRoom + 0.5
    const isBeside = before !== undefined && before.column === 0 && before.width <= half && !isLong
    const row = before === undefined ? 0 : before.row + (isBeside ? 0 : 1)
    if (row === maxRows) break
    placed.push({ feature, row, column: isBeside ? 1 : 0, width: isLong ? width : half })
  }
  return placed
}

function drawFeatures(document: PDFKit.PDFDocument, features: PlacedFeature[], top: number, pen: Pen): void {
  for (const { feature, row, column, width: room } of features) {
    const x = left + (column * width) / 2
    const y = top + row * featureHeight
    document.circle(x + 2.5, y - 3, 1.8).fill(inks.coral)
    writeFitted(document, feature, x + indent, y, room - indent - 6, pen)
  }
}
