/** Both ends inclusive. */
export interface Range {
  start: number
  end: number
}

/**
 * The one range that a Range header asks for. Without a header, or with one that we do not serve (several
 * ranges, other units), the answer is the whole file; a range outside the file cannot be satisfied.
 */
export function parseRange(header: string | null, size: number): Range | 'whole' | 'unsatisfiable' {
  const [, first = '', last = ''] = header?.match(/^\s*bytes\s*=\s*(\d*)\s*-\s*(\d*)\s*$/i) ?? []
  if (first === '' && last === '') return 'whole'
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (first !== '' && last !== '' && Number(last) < Number(first)) return 'whole'
  return start < size && start <= end ? { start, end } : 'unsatisfiable'
}
