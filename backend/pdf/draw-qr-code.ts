import { encode } from 'uqr'
import { inks } from './inks.ts'

/** Light modules around a code, without which phones do not find it. */
const border = 3

/** A code on white that phones read a URL from; `size` is all of it. It can be clicked, too. */
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
      // A hair wider than they are: printers leave no light lines between them.
      if (isDark) document.rect(x + column * module, y + row * module, module + 0.05, module + 0.05)
    })
  })
  document.fill(inks.sea)
  document.link(x, y, size, size, url)
}
