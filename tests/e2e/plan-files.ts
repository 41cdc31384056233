import PDFDocument from 'pdfkit'

/** A PDF with a page of A4 for each text. With a password, it opens only with it. */
export function pdfOfPages(texts: string[], password?: string): Promise<Buffer> {
  const locked = password === undefined ? {} : { userPassword: password }
  const document = new PDFDocument({ size: 'A4', layout: 'landscape', autoFirstPage: false, ...locked })
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  for (const text of texts)
    document.addPage().rect(40, 40, 700, 500).stroke().fontSize(80).text(text, 100, 200)
  return new Promise((resolve) => {
    document.on('end', () => resolve(Buffer.concat(chunks)))
    document.end()
  })
}

const fax = {
  whiteRow: '1',
  // Horizontal mode, 0 white pixels, 64 black ones.
  firstBlackRow: '001' + '00110101' + '0000001111' + '0000110111',
  blackRow: '11',
  end: '000000000001'.repeat(2),
}

/** A scanned page, compressed as a fax, which pdf.js decodes with a script of its own: white above, black below. */
export function scannedPdf(): Buffer {
  const bits = fax.whiteRow.repeat(32) + fax.firstBlackRow + fax.blackRow.repeat(31) + fax.end
  const bytes = bits.match(/.{1,8}/g)?.map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2)) ?? []
  const image =
    '/Type/XObject/Subtype/Image/Width 64/Height 64/ColorSpace/DeviceGray/BitsPerComponent 1' +
    '/Filter/CCITTFaxDecode/DecodeParms<</K -1/Columns 64/Rows 64>>'
  const objects = [
    '1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj',
    '2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj',
    '3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 72 36]/Resources<</XObject<</I 4 0 R>>>>/Contents 5 0 R>> endobj',
    '5 0 obj <</Length 22>> stream\n72 0 0 36 0 0 cm /I Do\nendstream endobj',
    `4 0 obj <<${image}/Length ${bytes.length}>> stream\n`,
  ]
  return Buffer.concat([
    Buffer.from(`%PDF-1.4\n${objects.join('\n')}`),
    Buffer.from(bytes),
    Buffer.from('\nendstream endobj\ntrailer <</Root 1 0 R>>\n%%EOF\n'),
  ])
}
