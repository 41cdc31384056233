import { Readable } from 'node:stream'
import { strToU8, zipSync } from 'fflate'
import { getBuilding } from '../backend/data/building.ts'
import { addPaperTemplate, listPaperTemplates } from '../backend/data/papers/papers.ts'
import { listReservations } from '../backend/data/reservations/queries.ts'
import type { Backend } from '../backend/open.ts'
import { makePaper } from '../backend/papers/make-paper.ts'
import { paperTemplatePath, storedUrl, uploadStamp } from '../domain/files/stored-path.ts'
import { isoDay } from '../domain/formats/dates.ts'
import { docxType, type TemplateKind } from '../domain/paper/paper.ts'
import { adminActor } from './sales/administrator.ts'

interface DemoTemplate {
  kind: TemplateKind
  name: string
  /** The first is the title. */
  paragraphs: string[]
  hasInstalments?: true
}

const sample = 'Това е измислен образец на примерна фирма и не е правен документ.'
const parties =
  'Продавач: {фирма}, ЕИК {ЕИК}, {адрес на фирмата}. Купувач: {купувач}, телефон {телефон}, имейл {имейл}.'

const templates: DemoTemplate[] = [
  {
    kind: 'offer',
    name: 'Примерна оферта',
    paragraphs: [
      'ОФЕРТА',
      sample,
      'Уважаеми {купувач}, предлагаме Ви {обект} в сграда „{сграда}“. Тип: {тип}; обща площ: {площ}; изложение: {изложение}.',
      'Цена: {цена} ({цена словом}).',
      'С уважение, {агент}, {марка}, {днес}',
    ],
  },
  {
    kind: 'reservation',
    name: 'Примерен договор за резервация',
    paragraphs: [
      'ДОГОВОР ЗА РЕЗЕРВАЦИЯ',
      sample,
      parties,
      'Продавачът запазва за купувача {обект} от {резервация от} до {резервация до} срещу капаро от {капаро} ({капаро словом}).',
      '{днес}',
    ],
  },
  {
    kind: 'preliminary',
    name: 'Примерен предварителен договор',
    paragraphs: [
      'ПРЕДВАРИТЕЛЕН ДОГОВОР ЗА ПРОДАЖБА',
      sample,
      parties,
      'Предмет: {обект} в сграда „{сграда}“. Обща площ: {площ}. Цена: {цена} ({цена словом}).',
      'Цената се плаща на вноски:',
    ],
    hasInstalments: true,
  },
  {
    kind: 'handover',
    name: 'Примерен приемо-предавателен протокол',
    paragraphs: [
      'ПРИЕМО-ПРЕДАВАТЕЛЕН ПРОТОКОЛ',
      sample,
      'На {днес} {фирма} предаде, а {купувач} прие {обект}. Платено: {платено}. Остава: {остава}.',
    ],
  },
]

export async function addDemoTemplates(
  { db, files, papers }: Pick<Backend, 'db' | 'files' | 'papers'>,
  at: Date,
): Promise<void> {
  const adding = db.as(adminActor).at(at)
  for (const template of templates) {
    const bytes = docxOf(template)
    const path = paperTemplatePath(uploadStamp(Date.now(), Math.random()))
    await files.put(path, Readable.from([Buffer.from(bytes)]), { contentType: docxType, metadata: {} })
    const { kind, name } = template
    const judgement = await papers.judgeStored(storedUrl(path))
    await addPaperTemplate(adding, {
      ...{ kind, name, url: storedUrl(path), size: bytes.length },
      judgement: judgement === 'busy' ? null : judgement,
    })
  }
}

/** Fills templates for a few deals: contracts of the newest sales and reservations, an offer before one of them. */
export async function addDemoPapers(backend: Backend, now: Date): Promise<void> {
  const building = await getBuilding(backend.db)
  const stored = await listPaperTemplates(backend.db)
  const deals = (await listReservations(backend.db)).filter(({ apartmentId }) => apartmentId !== null)
  const inState = (state: string) =>
    deals
      .filter((deal) => deal.state === state)
      .sort((one, other) => other.createdAt.localeCompare(one.createdAt))
  const [sold, running] = [inState('sold').slice(0, 2), inState('running').slice(0, 2)]
  const wanted = [
    ...sold.map((deal) => ({ deal, kind: 'preliminary', since: deal.endedAt })),
    ...running.map((deal) => ({ deal, kind: 'reservation', since: deal.createdAt })),
    ...running.slice(0, 1).map((deal) => ({ deal, kind: 'offer', since: deal.createdAt })),
  ]
  for (const { deal, kind, since } of wanted) {
    const template = stored.find((each) => each.kind === kind)
    const at = new Date(Math.min(now.getTime(), Date.parse(since ?? '') + hour))
    const acting = { ...backend, db: backend.db.as(adminActor).at(at) }
    if (template) await makePaper(acting, building, { deal, template, day: isoDay(at) })
  }
}

const hour = 60 * 60 * 1000

const main = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const packages = 'http://schemas.openxmlformats.org/package/2006'

function docxOf({ paragraphs: [title = '', ...others], hasInstalments }: DemoTemplate): Uint8Array {
  const head = `<w:p><w:pPr><w:jc w:val="center"/></w:pPr><w:r><w:rPr><w:b/><w:sz w:val="32"/></w:rPr><w:t>${title}</w:t></w:r></w:p>`
  const body = [
    head,
    ...others.map(paragraph),
    ...(hasInstalments ? [instalmentTable, paragraph('{днес}')] : []),
  ]
  const parts = {
    '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${docxType}.main+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="main" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `<w:document xmlns:w="${main}"><w:body>${body.join('')}</w:body></w:document>`,
  }
  const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
  const bytes = Object.entries(parts).map(([name, xml]) => [name, strToU8(declaration + xml)])
  return zipSync(Object.fromEntries(bytes))
}

function paragraph(text: string): string {
  return `<w:p><w:pPr><w:spacing w:after="200"/></w:pPr><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`
}

const border = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV']
  .map((side) => `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="auto"/>`)
  .join('')
const row = (cells: readonly string[]) =>
  `<w:tr>${cells.map((cell) => `<w:tc><w:tcPr><w:tcW w:w="2300" w:type="dxa"/></w:tcPr>${paragraph(cell)}</w:tc>`).join('')}</w:tr>`
const instalmentTable = `<w:tbl><w:tblPr><w:tblBorders>${border}</w:tblBorders></w:tblPr>${row(['№', 'Кога', 'Срок', 'Сума'])}${row(['{вноска №}', '{вноска кога}', '{вноска срок}', '{вноска сума}'])}</w:tbl>`
