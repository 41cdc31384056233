import { type Building, forBuilding } from '../building/building.ts'
import type { LabelledTable } from '../record/field-table.ts'
import { normalizeCellText } from '../sheet/sheet.ts'
import type { NamedCells } from '../sheet/sheet-kind.ts'
import { findExposure, findStatus, translateChoices } from '../sheet/wordings.ts'

/** The cells of an apartment's choices in our words: „2-стаен“, „ЮИ“, „sold“, „вх. А“. */
export function translateApartmentChoices(
  building: Building,
  fields: LabelledTable,
  cells: NamedCells,
): NamedCells {
  return translateChoices(fields, cells, {
    status: findStatus,
    exposure: findExposure,
    type: (text) => optionsOf(building).types.get(plainType(text)),
    entrance: (text) => optionsOf(building).entrances.get(plainEntrance(text)),
  })
}

/** By their names, which are compared with thousands of cells. The first of two with the same name counts. */
const optionsOf = forBuilding(({ apartmentTypes, entrances }) => ({
  types: new Map(apartmentTypes.toReversed().map(({ name, key }) => [plainType(name), key])),
  entrances: new Map(entrances.toReversed().map(({ name, id }) => [normalizeCellText(name), id])),
}))

const counts = ['', 'едно', 'дву', 'три', 'четири', 'пет', 'шест']

const otherTypes = new Map([
  ['гарсониера', 'едностаен'],
  ['боксониера', 'едностаен'],
  [normalizeCellText('studio'), 'студио'],
])

/** „2-стаен ап.“ and „двустаен апартамент“ become „двустаен“. */
function plainType(text: string): string {
  const plain = normalizeCellText(text.replaceAll('-', ' '))
    .replace(/(?<!\p{L})(апартамент|ап\.?|жилище)(?!\p{L})/gu, '')
    .replace(/(\d) ?(?:стаен|стайна|стайно|ст\.?)(?!\p{L})/u, (all, count: string) => {
      const word = counts[Number(count)]
      return word ? `${word}стаен` : all
    })
    .replace(/\s+/g, ' ')
    .trim()
  return otherTypes.get(plain) ?? plain
}

const entranceWords = ['вход', 'вх', 'секция', 'блок', 'бл', 'тяло', 'entrance', 'section', 'block'].map(
  normalizeCellText,
)

/** „вх. А“ and „Секция А“ become „а“. */
function plainEntrance(text: string): string {
  const [word = '', ...rest] = normalizeCellText(text.replaceAll('.', ' ')).split(' ')
  return entranceWords.includes(word) ? rest.join(' ') : [word, ...rest].join(' ')
}
