import sharp from 'sharp'
import { apartmentTypeLabels, type PublicApartment } from '../domain/apartment.ts'
import { entranceName } from '../domain/building.ts'
import { formatArea } from '../domain/measures.ts'
import { textPath } from './lettering/lettering.ts'

/** Pictures that appear where somebody shares a link: 1200 by 630, as every network takes them. */
const width = 1200
const height = 630
const panel = 520

interface Preview {
  background: Buffer | undefined
  title: string
  lines: string[]
}

export function apartmentPreview(
  apartment: PublicApartment,
  building: string,
  background?: Buffer,
): Promise<Buffer> {
  return draw({
    background,
    title: `Апартамент ${apartment.number}`,
    lines: [
      apartmentTypeLabels[apartment.type],
      formatArea(apartment.area),
      `${entranceName(apartment.entrance)}, етаж ${apartment.floor}`,
      building,
    ],
  })
}

export function sitePreview(title: string, building: string, background?: Buffer): Promise<Buffer> {
  return draw({ background, title: building, lines: [title] })
}

async function draw({ background, title, lines }: Preview): Promise<Buffer> {
  const base = background
    ? sharp(background).resize(width, height, { fit: 'cover' })
    : sharp({ create: { width, height, channels: 3, background: '#164f6e' } })
  return base
    .composite([{ input: Buffer.from(lettered(title, lines)) }])
    .jpeg({ quality: 80, progressive: true })
    .toBuffer()
}

/** A dark panel at the left with the words; letters are drawn, so no font has to be installed. */
function lettered(title: string, lines: string[]): string {
  const words = [
    `<path fill="#fff" d="${textPath(title, 56, 190, 58, 700)}"/>`,
    ...lines
      .flatMap((line) => wrap(line))
      .map((line, index) => `<path fill="#d9e8f0" d="${textPath(line, 56, 270 + index * 56, 38, 500)}"/>`),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${panel}" height="${height}" fill="#0f3047" fill-opacity="0.92"/><rect x="56" y="96" width="72" height="8" fill="#df5a41"/>${words.join('')}</svg>`
}

const lettersInALine = 22

function wrap(text: string): string[] {
  const lines: string[] = ['']
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`.trim()
    if (longer.length <= lettersInALine) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines.slice(0, 6)
}
