import { qrCode } from '../../domain/qr-code/qr-code.ts'
import { inks } from './page.ts'

/** The quiet zone in modules, without which phones do not recognise a code. */
const quiet = 3

/** Draws a QR code on white that is also a link. `size` includes the quiet zone. */
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
      // Modules overlap slightly, so that no light lines appear between them in print.
      if (isDark)
        document.rect(x + (column + quiet) * module, y + (row + quiet) * module, module + 0.05, module + 0.05)
    })
  })
  document.fill(inks.sea)
  document.link(x, y, size, size, url)
}
