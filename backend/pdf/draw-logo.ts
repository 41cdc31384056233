import { type Pen, writeFitted } from './pen.ts'

interface Place {
  left: number
  /** The baseline of the name, or the bottom of the logo. */
  baseline: number
  width: number
  height: number
}

/** Draws the company's logo, or its name without one. */
export function drawLogo(
  document: PDFKit.PDFDocument,
  logo: Uint8Array | undefined,
  name: string,
  { left, baseline, width, height }: Place,
  pen: Pen,
): void {
  const fit: [number, number] = [width, height]
  if (logo) document.image(Buffer.from(logo), left, baseline - height, { fit, valign: 'bottom' })
  else writeFitted(document, name, left, baseline, width, pen)
}
