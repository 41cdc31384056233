/** In the prepositional case, from two on. */
const words = 'двух трёх четырёх пяти шести семи восьми девяти десяти одиннадцати двенадцати'.split(' ')

/** Small numbers as sentences write them after „в“: „двух“. One and larger ones in digits. */
export function numberWord(count: number): string {
  return words[count - 2] ?? String(count)
}

export function capitalize(text: string): string {
  return text.charAt(0).toLocaleUpperCase('ru') + text.slice(1)
}
