/**
 * Returns what texts call the building as it stands after a preposition: „комплекса“ for „комплексът“, which can
 * only be a subject.
 */
export function nounAsObject(noun: string): string {
  return noun.replace(/ът$/, 'а').replace(/ят$/, 'я')
}
