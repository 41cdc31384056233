const words = 'null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' ')

/** Small numbers as sentences write them. Larger ones in digits. */
export function numberWord(count: number): string {
  return words[count] ?? String(count)
}
