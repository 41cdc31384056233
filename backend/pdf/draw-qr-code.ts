import { qrCode } from '../../domain/qr-code/qr-code.ts'
import { inks } from './inks.ts'

/** Light modules around a code, without which phones do not find it. */
const quiet = 3

/** A code on white that phones read a URL from; `size` is all of it. It can be clicked, too. */
export function drawQrCode(
  document: PDFKit.PDFDocument,
  url: string,
  x: number,
  y: number,
  size: number,
): void {
  const modules = qrCode(url)
  const module = size / (modules.length + 2 * quiet)
  document.roundedRect(x, y, size, size, 4).fill(inks.white)
  modules.forEach((line, row) => {
    line.forEach((isDark, column) => {
      // A hair wider than they are: printers leave no light lines between them.
      if (isDark)
        document.rect(x + (column + quiet) * module, y + (row + quiet) * module, module + 0.05, module + 0.05)
    })
  })
  document.fill(inks.sea)
  document.link(x, y, size, size, url)
}
