const words = [
  'нула',
  'един',
  'два',
  'три',
  'четири',
  'пет',
  'шест',
  'седем',
  'осем',
  'девет',
  'десет',
  'единадесет',
  'дванадесет',
]

/** Small numbers as sentences write them, in the masculine gender: „два“. Larger ones in digits. */
export function numberWord(count: number): string {
  return words[count] ?? String(count)
}

export function capitalize(text: string): string {
  return text.charAt(0).toLocaleUpperCase('bg') + text.slice(1)
}
