/**
 * The demo's texts in one language. Numbers are written as `{1}`, `{2}` and so on, in the Bulgarian key and in the
 * translation, which may have them in another order. A key with its own number comes before that.
 */
export interface DemoTranslation {
  /** Whole texts: names, features, the home page, stores. */
  texts: Readonly<Record<string, string>>
  /** Sentences that descriptions of apartments are made of (demo/apartments/), without the floor. */
  sentences: Readonly<Record<string, string>>
  /** „, на третия етаж“, with which some sentences end. */
  onFloor(floor: number): string
  /** „, на третия и четвъртия етаж“, of a maisonette; the lower floor is given. */
  onTwoFloors(lower: number): string
  /** „, на последните два етажа“ */
  onLastFloors: string
  /** Between a whole number and its decimals. */
  decimalSeparator: string
}

const ordinals =
  'първия втория третия четвъртия петия шестия седмия осмия деветия десетия единадесетия'.split(' ')
const ordinal = `(${ordinals.join('|')})`
const floorPhrase = new RegExp(`, на (?:(последните два)|${ordinal}(?: и ${ordinal})?) етажа?\\.$`)

/** Translates a text as a whole, or sentence by sentence; undefined where a part of it has no translation. */
export function translateDemoText(text: string, translation: DemoTranslation): string | undefined {
  const whole = translatePattern(text, translation.texts, translation)
  if (whole !== undefined) return whole
  const sentences = sentencesOf(text).map((sentence) => translateSentence(sentence, translation))
  return sentences.every((sentence) => sentence !== undefined) ? sentences.join(' ') : undefined
}

export function sentencesOf(text: string): string[] {
  return text.split(/(?<=\.)\s+(?=\p{Lu})/u)
}

function translateSentence(sentence: string, translation: DemoTranslation): string | undefined {
  const floor = floorPhrase.exec(sentence)
  if (!floor) return translatePattern(sentence, translation.sentences, translation)
  const plain = translatePattern(sentence.replace(floorPhrase, '.'), translation.sentences, translation)
  return plain?.replace(/\.$/, `${placeOf(floor, translation)}.`)
}

function placeOf([, isLast, lower, upper]: RegExpExecArray, translation: DemoTranslation): string {
  if (isLast) return translation.onLastFloors
  const floor = ordinals.indexOf(lower ?? '') + 1
  return upper ? translation.onTwoFloors(floor) : translation.onFloor(floor)
}

function translatePattern(
  text: string,
  known: Readonly<Record<string, string>>,
  { decimalSeparator }: DemoTranslation,
): string | undefined {
  const numbers: string[] = []
  // Areas have a no-break space, which keys and translations write as a usual one.
  const pattern = text
    .replaceAll('\u00a0', ' ')
    .replace(/\d+(?:,\d+)?/g, (number) => `{${numbers.push(number)}}`)
  // Some texts mean something else with another number: „Акт 14“ is not „Акт 15“.
  const found = known[text] ?? known[pattern]
  return found
    ?.replace(/(?<=\}) (?=[mм]²)/g, '\u00a0')
    .replace(/\{(\d+)\}/g, (_, position: string) =>
      (numbers[Number(position) - 1] ?? '').replace(',', decimalSeparator),
    )
}
