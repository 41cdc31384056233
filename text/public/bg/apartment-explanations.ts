import type { ApartmentType } from '../../../domain/building/building.ts'

/**
 * Explanations of the terms on the page of an apartment. Its loader selects from them; they have a file of
 * their own, so that browsers do not load all of them.
 */

interface TermExplanation {
  question: string
  answer: string
  /** The type of apartment that the term names. Other terms are explained on the page of every apartment. */
  type?: ApartmentType
}

/** Types of a company's own have no explanation, because their names are the company's. */
const terms: TermExplanation[] = [
  {
    question: 'Какво включва общата площ?',
    answer:
      'Общата площ е чистата площ (стаите, сервизните помещения и терасите) заедно със стените и припадащата се част от общите части на сградата: стълбища, асансьори, коридори и фоайета. Цената на квадратен метър е по общата площ.',
  },
  {
    type: 'studio',
    question: 'Какво е студио?',
    answer:
      'Студиото е едно общо помещение за дневна, спане и хранене, с кухненски бокс в него и отделна баня.',
  },
  {
    type: '1-bedroom',
    question: 'Какво е едностаен апартамент?',
    answer:
      'Едностайният апартамент има една стая за живеене и спане, отделна кухня и баня. По това се различава от студиото, в което кухнята е част от стаята.',
  },
]

export const explanations = {
  terms,
  /**
   * Says that the ground floor is floor 1, to readers whose language calls the floor above it the first. Empty where
   * the language counts as Bulgarian does.
   */
  floorNote: '',
  askForSimilar: (number: string, type: string, area: string) =>
    `Здравейте! Апартамент ${number} е продаден. Интересувам се от подобен свободен: ${type.toLowerCase()}, около ${area}.`,
}
