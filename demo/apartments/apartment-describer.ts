import type { Random } from '../random.ts'
import { closingSentences } from './closing-sentences.ts'
import type { DesignedApartment } from './designed-apartment.ts'
import { layoutSentences } from './layout-sentences.ts'
import { openingSentences } from './opening-sentences.ts'
import { terraceSentences, viewSentences } from './view-sentences.ts'

/** Describes one apartment after another, and prefers sentences that were used least so far. */
export function apartmentDescriber(random: Random): (apartment: DesignedApartment) => string {
  const useCounts = new Map<string, number>()

  function fresh(sentences: string[]): string {
    const timesUsed = (sentence: string) => useCounts.get(patternOf(sentence)) ?? 0
    const least = Math.min(...sentences.map(timesUsed))
    const sentence = random.pick(sentences.filter((each) => timesUsed(each) === least))
    useCounts.set(patternOf(sentence), least + 1)
    return sentence
  }

  return (apartment) => {
    const opening = fresh(openingSentences(apartment))
    const rooms = fresh(layoutSentences(apartment))
    const view = fresh(viewSentences(apartment))
    const middle = random.chance(0.5) ? [rooms, view] : [view, rooms]
    const closing = random.chance(0.7) ? [fresh(closingSentences(apartment))] : []
    return [opening, ...middle, fresh(terraceSentences(apartment)), ...closing].join(' ')
  }
}

/** Sentences that differ only in a number or a floor count as the same. */
function patternOf(sentence: string): string {
  return sentence.replace(/, на [^,.]*етажа?(?=\.)/, '').replace(/\d+/g, '#')
}
