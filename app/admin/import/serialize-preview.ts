import { setImmediate as rest } from 'node:timers/promises'
import type { PreviewRow, RowKind, SentPreview } from './preview.ts'

/** Of rows that cannot be saved. Whoever has more mends these first, or chooses another file. */
const maxRefusedRows = 300
const rowsBetweenRests = 100

/** Counts all rows and writes them as they travel. A file with nothing but mistakes is not told back whole. */
export async function serializePreview(
  rows: Iterable<PreviewRow>,
): Promise<Pick<SentPreview, 'rows' | 'counts'>> {
  const counts: Record<RowKind, number> = { refused: 0, conflict: 0, changed: 0, added: 0 }
  const serialized: string[] = []
  let done = 0
  for (const row of rows) {
    const { kind } = row
    counts[kind]++
    if (kind === 'changed' || kind === 'added' || counts[kind] <= maxRefusedRows)
      serialized.push(JSON.stringify(row))
    // Others are answered meanwhile.
    if (++done % rowsBetweenRests === 0) await rest()
  }
  return { rows: `[${serialized.join()}]`, counts }
}
