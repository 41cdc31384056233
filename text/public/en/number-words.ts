const words = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** Small numbers as sentences write them: “two”. Larger ones in digits. */
export function numberWord(count: number): string {
  return words[count] ?? String(count)
}

export function capitalize(text: string): string {
  return text.charAt(0).toLocaleUpperCase('en') + text.slice(1)
}
