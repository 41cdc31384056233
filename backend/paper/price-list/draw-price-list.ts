import type { ListedApartment } from '../../../domain/apartment/listed-apartment.ts'
import { entranceName, entrances } from '../../../domain/building.ts'
import { drawFooter, footerTop } from '../draw-footer.ts'
import { inks } from '../inks.ts'
import { innerWidth, openDocument, paper } from '../open-document.ts'
import { type Pen, write, writeBefore, writeParagraph } from '../pen.ts'
import { columnsOf } from './columns.ts'
import { drawHead, drawRow, headHeight, type PlacedColumn, placeColumns, rowHeight } from './draw-row.ts'
import { countWords, drawRunningTitle, drawTitle, title } from './draw-title.ts'
import type { PriceList } from './price-list.ts'

const headingHeight = 30

/** The list as a PDF, on as many pages as it takes. */
export function drawPriceList(list: PriceList): Promise<Buffer> {
  const { company, day } = list
  const about = {
    title: `${title} · ${company.companyName}`,
    author: company.companyName,
    day: new Date(day),
  }
  const { document, bytes } = openDocument(about)
  const columns = placeColumns(columnsOf(!list.isSorted))
  const table = openTable(document, columns, list)
  for (const { name, homes } of groupsOf(list)) {
    if (name) table.heading(name, homes)
    let before: ListedApartment | undefined
    for (const home of homes) {
      table.row(home, before !== undefined && before.floor !== home.floor && !list.isSorted)
      before = home
    }
  }
  table.remark()
  const { count } = document.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    document.switchToPage(page)
    drawFooter(document, company, `стр. ${page + 1} от ${count}`)
  }
  document.end()
  return bytes
}

interface Group {
  name: string | undefined
  homes: ListedApartment[]
}

function groupsOf({ homes, isSorted }: PriceList): Group[] {
  if (isSorted) return [{ name: undefined, homes }]
  return entrances
    .map((entrance) => ({
      name: entranceName(entrance),
      homes: homes.filter((home) => home.entrance === entrance),
    }))
    .filter((group) => group.homes.length > 0)
}

/** Writes from the top of the page to its bottom, then on the next one, under the same head. */
function openTable(document: PDFKit.PDFDocument, columns: PlacedColumn[], list: PriceList) {
  let y = drawTitle(document, list)
  drawHead(document, columns, y)
  y += headHeight

  function makeRoom(height: number): void {
    if (y + height <= footerTop - 8) return
    document.addPage()
    y = drawRunningTitle(document, list)
    drawHead(document, columns, y)
    y += headHeight
  }

  return {
    /** A heading does not stand alone at the end of a page. */
    heading(name: string, homes: ListedApartment[]): void {
      makeRoom(headingHeight + 3 * rowHeight)
      const baseline = y + headingHeight - 9
      write(document, name, paper.margin + 4, baseline, { size: 13, weight: 700, colour: inks.sea })
      const counts: Pen = { size: 8.5, weight: 400, colour: inks.quiet }
      writeBefore(document, countWords(homes), paper.width - paper.margin - 4, baseline, counts)
      y += headingHeight
      line(document, y, inks.sea, 0.8)
    },

    row(home: ListedApartment, beginsFloor: boolean): void {
      makeRoom(rowHeight)
      if (beginsFloor) line(document, y, inks.quiet, 0.6)
      drawRow(document, columns, home, y)
      y += rowHeight
      line(document, y, inks.line, 0.4)
    },

    remark(): void {
      makeRoom(34)
      const pen: Pen = { size: 8, weight: 400, colour: inks.quiet }
      const words =
        list.homes.length === 0
          ? 'Няма апартаменти, които отговарят на избраните филтри.'
          : 'Цените са в евро. Цените и наличността са към посочената дата; актуалните са в сайта, на адреса в кода.'
      writeParagraph(document, words, paper.margin + 4, y + 18, innerWidth - 8, pen)
    },
  }
}

function line(document: PDFKit.PDFDocument, y: number, ink: string, width: number): void {
  document
    .moveTo(paper.margin, y)
    .lineTo(paper.width - paper.margin, y)
    .lineWidth(width)
    .stroke(ink)
}
