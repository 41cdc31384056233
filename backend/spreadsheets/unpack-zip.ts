import { buffer } from 'node:stream/consumers'
import { fromBufferPromise } from 'yauzl'
import { RefusedSheet } from './refused-sheet.ts'

/** All parts of a workbook together. Five thousand rows with long texts are a tenth of this. */
export const maxUnpackedBytes = 60 * 1024 * 1024
const maxZipEntries = 2_000
const longestName = 200

/**
 * Unpacks the wanted parts of a zip archive. The limit holds for the sizes that the archive's directory states; a bomb
 * that states less than it holds is refused by yauzl, which ends an entry's stream with an error at the first byte that
 * is too many. Two parts of one name, in whichever case, are refused: programs differ in which of them they read. yauzl
 * refuses names that lead elsewhere.
 */
export async function unpackZip(
  file: Buffer,
  isWanted: (name: string) => boolean,
  { mostBytes = maxUnpackedBytes, mostEntries = maxZipEntries } = {},
): Promise<Map<string, Buffer>> {
  const parts = new Map<string, Buffer>()
  const names = new Set<string>()
  let unpackedBytes = 0
  try {
    const zip = await fromBufferPromise(file)
    if (zip.entryCount > mostEntries) throw new RefusedSheet('unpacks-too-large')
    for await (const entry of zip.eachEntry()) {
      if (entry.isEncrypted()) throw new RefusedSheet('protected')
      unpackedBytes += entry.uncompressedSize
      if (unpackedBytes > mostBytes) throw new RefusedSheet('unpacks-too-large')
      const { fileName } = entry
      const known = names.size
      if (fileName.length > longestName || names.add(fileName.toLowerCase()).size === known)
        throw new RefusedSheet('damaged')
      if (isWanted(fileName)) parts.set(fileName, await buffer(await zip.openReadStreamPromise(entry)))
    }
  } catch (error) {
    throw error instanceof RefusedSheet ? error : new RefusedSheet('damaged', { cause: error })
  }
  return parts
}
