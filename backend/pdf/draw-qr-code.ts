import { encode } from 'uqr'
import { inks } from './page.ts'

/** The light modules around a code, without which phones do not recognise it. */
const border = 3

/** Draws a QR code on white that is also a link. `size` includes the quiet zone. */
export function drawQrCode(
  document: PDFKit.PDFDocument,
  url: string,
  x: number,
  y: number,
  size: number,
): void {
  const code = encode(url, { ecc: 'M', border })
  const module = size / code.size
  document.roundedRect(x, y, size, size, 4).fill(inks.white)
  code.data.forEach((line, row) => {
    line.forEach((isDark, column) => {
      // Modules overlap slightly, so that no light lines appear between them in print.
      if (isDark) document.rect(x + column * module, y + row * module, module + 0.05, module + 0.05)
    })
  })
  document.fill(inks.sea)
  document.link(x, y, size, size, url)
}
