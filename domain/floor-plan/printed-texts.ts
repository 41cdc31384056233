import { z } from 'zod'
import { contains, type Point } from '../geometry/polygon.ts'
import { normalizeCellText } from '../sheet/sheet.ts'

/** A short text that a plan's PDF has printed, and its middle in pixels of the plan's image. */
export interface PrintedText extends Point {
  text: string
}

/** As long as the number of an apartment may be, with „Апартамент“ before it. */
const longest = 32
const most = 200
/** They are sent in one header of a request, which servers in front of ours bound as well. */
const mostEncoded = 6000
const farthest = 100_000

const printedTextSchema = z.object({
  text: z
    .string()
    .min(1)
    .max(longest)
    // Control characters cannot be stored everywhere and are no part of a number.
    .regex(/^[^\p{Cc}\p{Cs}]+$/u),
  x: z.number().int().min(0).max(farthest),
  y: z.number().int().min(0).max(farthest),
})

export const printedTextsSchema = z.array(printedTextSchema).max(most)

/** A text of a page, with the height of its letters. */
export interface TextOnPage extends PrintedText {
  height: number
}

/**
 * The texts that may be the number of a home. Plans have hundreds of others, above all measures, which are printed
 * smaller: where there are too many, the largest are kept.
 */
export function likelyNumbers(texts: readonly TextOnPage[]): PrintedText[] {
  const likely = texts
    .map((each) => ({ ...each, text: each.text.trim().replace(/\s+/g, ' ') }))
    .filter(({ text }) => /\p{Nd}/u.test(text) && !isMeasure(text))
    .toSorted((a, b) => b.height - a.height)
    .map(({ text, x, y }) => ({ text, x: whole(x), y: whole(y) }))
    .filter((text) => printedTextSchema.safeParse(text).success)
    .slice(0, most)
  while (encodePrintedTexts(likely).length > mostEncoded) likely.pop()
  return likely
}

/** Without the negative zero, which is written as zero. */
function whole(value: number): number {
  return Math.round(value) + 0
}

/** „62,40“, „62.40 м²“, „3x4“, „+8,70“. */
function isMeasure(text: string): boolean {
  return /^[±+-]?\d+[.,]\d{2,}$|м²|m²|m2|м2|кв\.|\d\s*[xх×]\s*\d/iu.test(text)
}

/** „101@1240,380;А-12@…“, with percent signs for what a header cannot have. */
export function encodePrintedTexts(texts: readonly PrintedText[]): string {
  return texts.map(({ text, x, y }) => `${encodeURIComponent(text)}@${x},${y}`).join(';')
}

/** Undefined for what `encodePrintedTexts` does not write. */
export function decodePrintedTexts(encoded: string): PrintedText[] | undefined {
  if (encoded.length > mostEncoded) return undefined
  try {
    const texts = encoded.split(';').map((each) => {
      const [, text = '', x, y] = /^([^@]+)@(\d{1,6}),(\d{1,6})$/.exec(each) ?? []
      return { text: decodeURIComponent(text), x: Number(x), y: Number(y) }
    })
    return printedTextsSchema.safeParse(texts).data
  } catch {
    return undefined
  }
}

interface Numbered {
  id: string
  number: string
}

/**
 * Which home each outline probably is: the one whose number stands inside it. „Ап. 12“ is surer than „12“, which may be
 * the number of a room. An outline with the numbers of two homes in it, and a number that stands in two outlines, say
 * nothing.
 */
export function homesByText(
  outlines: readonly { id: string; points: readonly Point[] }[],
  texts: readonly PrintedText[],
  homes: readonly Numbered[],
): Map<string, string> {
  const named = texts.map((each) => ({ x: each.x, y: each.y, ...nameIn(each.text) }))
  const guesses = outlines.flatMap(({ id, points }) => {
    const inside = named.filter((text) => contains(points, text))
    const sure = homesOf(inside.filter(({ isNamed }) => isNamed))
    const [home, other] = sure.length > 0 ? sure : homesOf(inside)
    return home && !other ? [{ id, home: home.id }] : []
  })
  const times = Map.groupBy(guesses, ({ home }) => home)
  return new Map(guesses.flatMap(({ id, home }) => (times.get(home)?.length === 1 ? [[id, home]] : [])))

  function homesOf(inside: readonly { keys: string[] }[]): Numbered[] {
    return homes.filter(({ number }) => inside.some(({ keys }) => keys.includes(keyOf(number))))
  }
}

/** What a text may be the number of: itself, and what follows a word such as „Ап.“, „Апартамент №“ or „apt“. */
function nameIn(text: string): { keys: string[]; isNamed: boolean } {
  const [, name, number = ''] = /^((?:ап|ap)\p{L}*\.?)?\s*(?:№|#)?\s*(.*)$/iu.exec(text) ?? []
  return { keys: [keyOf(text), keyOf(number)], isNamed: name !== undefined }
}

/** The same for „А-12“, „А 12“ and „A12“: people write the same number in several ways. */
function keyOf(number: string): string {
  return normalizeCellText(number).replace(/[\s.\-–_]/g, '')
}
