import { inks } from '../../backend/pdf/inks.ts'
import { boundsOf } from '../../domain/geometry/bounds.ts'
import type { Point } from '../../domain/geometry/polygon.ts'
import type { DemoFloorPlan } from '../floor-plans.ts'
import { centreOf, heightOf, type Rect, rect, widthOf } from '../geometry/rect.ts'

export interface DrawnPlan extends Omit<DemoFloorPlan, 'renderPng'> {
  png: Uint8Array
}

/** The plans on which an apartment is drawn: two for a maisonette. */
export function plansOf(plans: readonly DemoFloorPlan[], apartmentKey: string): DemoFloorPlan[] {
  return plans.filter(({ outlines }) => outlines.some((outline) => outline.apartmentKey === apartmentKey))
}

function outlineOn(plan: DrawnPlan, apartmentKey: string): Point[] {
  const outline = plan.outlines.find((each) => each.apartmentKey === apartmentKey)
  if (!outline) throw new Error(`The plan of floor ${plan.floor} does not show ${apartmentKey}`)
  return outline.points
}

export function planBounds({ imageWidth, imageHeight }: DrawnPlan): Rect {
  return rect(0, 0, imageWidth, imageHeight)
}

/**
 * The part of the sheet around an apartment, as high as the building, in the proportions of the window on the page.
 */
export function partRound(plan: DrawnPlan, apartmentKey: string, window: Rect): Rect {
  const top = plan.imageHeight * 0.12
  const bottom = plan.imageHeight * 0.92
  const width = ((bottom - top) * widthOf(window)) / heightOf(window)
  const middle = centreOf(boundsOf(outlineOn(plan, apartmentKey))).x
  const left = Math.min(Math.max(middle - width / 2, 0), plan.imageWidth - width)
  return rect(left, top, left + width, bottom)
}

/** Draws a part of a floor's plan into a window of the page, and marks the apartment. */
export function drawBrochurePlan(
  document: PDFKit.PDFDocument,
  plan: DrawnPlan,
  apartmentKey: string,
  part: Rect,
  window: Rect,
): void {
  const scale = widthOf(window) / widthOf(part)
  const onPage = ({ x, y }: Point): [number, number] => [
    window.left + (x - part.left) * scale,
    window.top + (y - part.top) * scale,
  ]
  const [left, top] = onPage({ x: 0, y: 0 })
  document.save()
  document.rect(window.left, window.top, widthOf(window), heightOf(window)).clip()
  document.image(Buffer.from(plan.png), left, top, { width: plan.imageWidth * scale })
  document.polygon(...outlineOn(plan, apartmentKey).map(onPage))
  document.fillOpacity(0.16).lineWidth(1.4).fillAndStroke(inks.coral, inks.coral)
  document.restore()
}
