import { zipOf } from './zip-of.ts'

const spreadsheet = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const documents = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006/relationships'

/** The parts of a workbook around the XML of its one sheet. Its style 1 is a date. */
export function workbookParts(sheetXml: string): { name: string; content: string }[] {
  return [
    {
      name: 'xl/workbook.xml',
      content: `<workbook xmlns="${spreadsheet}" xmlns:r="${documents}"><sheets><sheet name="Лист1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `<Relationships xmlns="${packages}"><Relationship Id="rId1" Type="${documents}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${documents}/styles" Target="styles.xml"/></Relationships>`,
    },
    {
      name: 'xl/styles.xml',
      content: `<styleSheet xmlns="${spreadsheet}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    },
    {
      name: 'xl/worksheets/sheet1.xml',
      content: `<worksheet xmlns="${spreadsheet}">${sheetXml}</worksheet>`,
    },
  ]
}

export function workbookOf(sheetXml: string): Buffer<ArrayBuffer> {
  return zipOf(workbookParts(sheetXml))
}
