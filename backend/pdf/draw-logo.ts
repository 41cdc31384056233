import { type Pen, writeFitted } from './pen.ts'

interface Place {
  left: number
  /** The line on which a name stands; a logo stands on it, too. */
  baseline: number
  width: number
  height: number
}

/** The company's logo, or its name where it has none. */
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
