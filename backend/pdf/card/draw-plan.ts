import type { Point } from '../../../domain/geometry/polygon.ts'
import { inks } from '../inks.ts'
import type { CardPlan } from './card.ts'
import type { CutPlan } from './cut-plan.ts'
import type { Box } from './place-parts.ts'

/**
 * A part of a plan in its place, with the apartment marked: large, in a veil over everything else; on a floor, in colour.
 * There the apartments are covered: what is written in their rooms could not be read at that size.
 */
export function drawCardPlan(
  document: PDFKit.PDFDocument,
  { part, seen, jpeg }: CutPlan,
  { points, neighbours }: Pick<CardPlan, 'points' | 'neighbours'>,
  { left, top, width, height }: Box,
  shown: 'apartment' | 'floor',
): void {
  const scale = width / part.width
  const onPage = ({ x, y }: Point): [number, number] => [
    left + (x - part.x) * scale,
    top + (y - part.y) * scale,
  ]
  const outline = points.map(onPage)
  document.save()
  document.roundedRect(left, top, width, height, 6).clip()
  document.image(jpeg, ...onPage(seen), { width: seen.width * scale, height: seen.height * scale })
  if (shown === 'apartment') {
    document.rect(left, top, width, height).polygon(...outline)
    document.fillOpacity(0.88).fill(inks.white, 'even-odd')
  } else {
    for (const other of neighbours) document.polygon(...other.map(onPage))
    document.lineWidth(0.6).lineJoin('round').fillAndStroke(inks.sand, inks.quiet)
    document.polygon(...outline).fill(inks.coral)
  }
  document
    .polygon(...outline)
    .lineWidth(shown === 'apartment' ? 1.6 : 1)
    .lineJoin('round')
    .stroke(shown === 'apartment' ? inks.water : inks.coral)
  document.restore()
  document.roundedRect(left, top, width, height, 6).lineWidth(0.6).stroke(inks.line)
}
