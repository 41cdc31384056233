import sharp from 'sharp'
import { writeXlsx } from '../../backend/spreadsheets/write-xlsx.ts'

/** What a company has on its computer before it sets up its site: „Хоризонт“, two entrances with six floors each. */
export const entrances = ['А', 'Б'] as const
export const floors = [1, 2, 3, 4, 5, 6] as const
const homesOnAFloor = 5

interface Home {
  entrance: string
  number: number
  floor: number
  type: string
  exposure: string
  netArea: number
  area: number
  price: number
}

const kinds = [
  { type: 'Двустаен', exposure: 'Изток', netArea: 52.4, area: 63.1 },
  { type: 'Тристаен', exposure: 'Югоизток', netArea: 78.9, area: 94.6 },
  { type: 'Студио', exposure: 'Юг', netArea: 30.2, area: 36.8 },
  { type: 'Тристаен', exposure: 'Запад', netArea: 81.3, area: 97.5 },
  { type: 'Двустаен', exposure: 'Север', netArea: 55, area: 66.2 },
]

export const homes: Home[] = entrances.flatMap((entrance) =>
  floors.flatMap((floor) =>
    kinds.map((kind, index) => ({
      ...kind,
      entrance,
      floor,
      number: (floor - 1) * homesOnAFloor + index + 1,
      price: Math.round((kind.area * (1500 + floor * 40)) / 100) * 100,
    })),
  ),
)

/** The company's own table: its headers are not those of our template. */
const columns: [header: string, value: (home: Home) => string | number][] = [
  ['Вх.', ({ entrance }) => entrance],
  ['Ап. №', ({ number }) => number],
  ['Ет.', ({ floor }) => floor],
  ['Вид', ({ type }) => type],
  ['Гледа към', ({ exposure }) => exposure],
  ['Чиста площ', ({ netArea }) => netArea],
  ['Обща площ', ({ area }) => area],
  ['Цена EUR', ({ price }) => price],
  ['Състояние', () => 'Свободен'],
  ['Брокер', () => 'Офис'],
]

/** A title stands above the headers, as in the tables that people keep by hand. */
export async function homesAsExcel(): Promise<Buffer> {
  const rows = [
    columns.map(([header]) => header),
    ...homes.map((home) => columns.map(([, value]) => value(home))),
  ]
  const title = columns.map((_, at) => ({ header: at === 0 ? 'Хоризонт, наличности' : '', width: 12 }))
  return Buffer.from(await writeXlsx({ title: 'Лист1', columns: title, rows }))
}

export const planSize = { width: 1500, height: 900 }

/** The rooms of a home on the plan of its floor, from left to right: three above the corridor and two below it. */
export const homesOnPlan = [
  { x: 60, y: 60, width: 460, height: 340 },
  { x: 520, y: 60, width: 460, height: 340 },
  { x: 980, y: 60, width: 460, height: 340 },
  { x: 60, y: 500, width: 690, height: 340 },
  { x: 750, y: 500, width: 690, height: 340 },
]

/** A plan as architects send it, with a name that says where it belongs: „vhod A etaj 3.png“. */
export async function planOf(entrance: string, floor: number): Promise<{ name: string; content: Buffer }> {
  const walls = homesOnPlan
    .map(({ x, y, width, height }) => {
      const middle = x + width / 2
      return `<rect x="${x}" y="${y}" width="${width}" height="${height}"/><path d="M${middle} ${y}v${height * 0.6}M${middle} ${y + height * 0.6}h${width * 0.3}"/>`
    })
    .join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${planSize.width}" height="${planSize.height}"><rect width="100%" height="100%" fill="#fff"/><g fill="none" stroke="#223" stroke-width="8">${walls}</g></svg>`
  return {
    name: `vhod ${entrance === 'А' ? 'A' : 'B'} etaj ${floor}.png`,
    content: await sharp(Buffer.from(svg)).png().toBuffer(),
  }
}

/** The front of the building: a band for each floor, the lowest at the bottom, and a half for each entrance. */
export const frontSize = { width: 1600, height: 1000 }

export function floorOnFront(entrance: string, floor: number) {
  const height = 120
  return {
    x: entrance === 'А' ? 200 : 800,
    y: 880 - floor * height,
    width: 600,
    height,
  }
}

export async function frontPicture(): Promise<Buffer> {
  const windows = entrances
    .flatMap((entrance) => floors.map((floor) => floorOnFront(entrance, floor)))
    .map(({ x, y, width, height }) => {
      const panes = [0, 1, 2, 3, 4]
        .map(
          (index) =>
            `<rect x="${x + 25 + index * 115}" y="${y + 25}" width="90" height="75" fill="#7fb2c9"/>`,
        )
        .join('')
      return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#f4ede1" stroke="#cfc4b2" stroke-width="4"/>${panes}`
    })
    .join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${frontSize.width}" height="${frontSize.height}"><rect width="100%" height="100%" fill="#cfe6f2"/><rect y="880" width="100%" height="120" fill="#d8c8a4"/>${windows}</svg>`
  return sharp(Buffer.from(svg)).jpeg({ quality: 88 }).toBuffer()
}
