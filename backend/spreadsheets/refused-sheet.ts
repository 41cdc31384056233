import type { SheetRefusal } from '../../domain/sheet/sheet.ts'

/** A file that is no spreadsheet we read; thrown in the worker only, and said as a value outside of it. */
export class RefusedSheet extends Error {
  readonly refusal: SheetRefusal

  constructor(refusal: SheetRefusal, options?: ErrorOptions) {
    super(`The file is refused: ${refusal}`, options)
    this.refusal = refusal
  }
}
