import type { SheetRefusal } from '../../domain/sheet/sheet.ts'

/** Refuses a file. It is thrown in the worker only; `Spreadsheets.read` returns the refusal as a value. */
export class RefusedSheet extends Error {
  readonly refusal: SheetRefusal

  constructor(refusal: SheetRefusal, options?: ErrorOptions) {
    super(`The file is refused: ${refusal}`, options)
    this.refusal = refusal
  }
}
