import { apartmentTypeName } from '../../../domain/building/apartment-type.ts'
import type { ApartmentType, Building } from '../../../domain/building/building.ts'

/**
 * Explanations of the terms on the page of an apartment. Its loader selects from them; they have a file of
 * their own, so that browsers do not load all of them.
 */

export interface TermExplanation {
  question: string
  answer: string
}

const totalArea: TermExplanation = {
  question: 'Какво включва общата площ?',
  answer:
    'Общата площ е чистата площ (стаите, сервизните помещения и терасите) заедно със стените и припадащата се част от общите части на сградата: стълбища, асансьори, коридори и фоайета. Цената на квадратен метър е по общата площ.',
}

/**
 * Explanations of apartment types by the name that visitors read. Only names that need an explanation have one.
 */
const types: Record<string, TermExplanation> = {
  студио: {
    question: 'Какво е студио?',
    answer:
      'Студиото е едно общо помещение за дневна, спане и хранене, с кухненски бокс в него и отделна баня.',
  },
  едностаен: {
    question: 'Какво е едностаен апартамент?',
    answer:
      'Едностайният апартамент има една стая за живеене и спане, отделна кухня и баня. По това се различава от студиото, в което кухнята е част от стаята.',
  },
}

export function explanationsFor(building: Building, type: ApartmentType): TermExplanation[] {
  const name = apartmentTypeName(building, type).toLocaleLowerCase('bg')
  return [totalArea, types[name]].filter((each) => each !== undefined)
}

export function askForSimilar(number: string, type: string, area: string): string {
  return `Здравейте! Апартамент ${number} е продаден. Интересувам се от подобен свободен: ${type.toLowerCase()}, около ${area}.`
}
