import { ErrorCode } from 'react-dropzone'
import type { UploadRule } from '../../domain/files/upload-rules.ts'
import type { FileRefusal } from './refused-files.tsx'

interface Offered {
  accepted: readonly File[]
  rejected: readonly { file: File; errors: readonly { code: string }[] }[]
  /** By the file chooser, not by a drop or from the clipboard. */
  isSelected: boolean
}

interface Sorted {
  /** To be sent now. */
  taken: readonly File[]
  /** Only too many for one drop: sent when the person asks for it. */
  held: File[]
  refusals: FileRefusal[]
}

/** What becomes of the files that somebody offers. Of too many, none is taken: the person says what is meant. */
export function sortDropped(
  several: UploadRule['several'],
  { accepted, rejected, isSelected }: Offered,
): Sorted {
  const refused = rejected.map(({ file, errors }) => ({ file, codes: errors.map(({ code }) => code) }))
  const mayBeMany = several === 'always' || (several === 'when-selected' && isSelected)
  const isTooMany =
    (!mayBeMany && accepted.length > 1) || refused.some(({ codes }) => codes.includes(tooMany))
  if (!isTooMany) return { taken: accepted, held: [], refusals: byReasons(refused) }
  const alsoRefused = accepted.map((file) => ({ file, codes: [tooMany] }))
  return {
    taken: [],
    held: several === 'when-selected' ? [...accepted] : [],
    refusals: byReasons([...alsoRefused, ...refused]),
  }
}

const tooMany: string = ErrorCode.TooManyFiles

function byReasons(refused: { file: File; codes: string[] }[]): FileRefusal[] {
  const groups = Map.groupBy(refused, ({ codes }) => codes.join())
  return [...groups.values()].map((group) => ({
    files: group.map(({ file }) => file),
    codes: group[0]?.codes ?? [],
  }))
}
