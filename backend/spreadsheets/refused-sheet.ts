import type { SheetRefusal } from '../../domain/sheet/sheet.ts'

/** A file that is no spreadsheet we read. Thrown in the worker only; `Spreadsheets.read` returns the refusal. */
export class RefusedSheet extends Error {
  readonly refusal: SheetRefusal

  constructor(refusal: SheetRefusal, options?: ErrorOptions) {
    super(`The file is refused: ${refusal}`, options)
    this.refusal = refusal
  }
}
