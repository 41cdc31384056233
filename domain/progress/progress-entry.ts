import { constructionStages } from '../buyer-facts/construction-stage.ts'
import { isoDay } from '../formats/dates.ts'
import { day } from '../record/admin-kinds.ts'
import { fault } from '../record/fault.ts'
import { choiceOf, text, yesOrNo } from '../record/field-kinds.ts'
import { field, initialValues, type ValuesOf } from '../record/field-table.ts'
import { schemaOf } from '../record/schema-of.ts'
import type { Stored } from '../record/stored-record.ts'
import { maxEntryText } from './progress-text.ts'

/** At one entry a week, a construction of four years. */
export const maxProgressEntries = 200

export const maxEntryPictures = 12

/** An entry of the construction diary. Its pictures are not in the form: they are saved when they arrive. */
export const progressFields = {
  date: field(day('noDate'), { initial: '', visitors: true }),
  stage: field(choiceOf(constructionStages, 'noStageChosen'), { initial: 'none', visitors: true }),
  text: field(text(maxEntryText, 'noText'), { initial: '', visitors: true }),
  /** Whether the first picture was taken from the same place as those of other entries. */
  isSameCamera: field(yesOrNo(), { initial: false, visitors: true }),
}

export type ProgressFields = typeof progressFields
export type ProgressValues = ValuesOf<ProgressFields>

/** A diary says what was done: a day that has not come is refused as a typing error. */
export const progressSchema = schemaOf(progressFields).refine(({ date }) => date <= isoDay(new Date()), {
  path: ['date'],
  message: fault('dayInFuture'),
})

export interface ProgressEntry extends ProgressValues, Stored {
  /** URLs of stored images, in their order. */
  images: string[]
  createdAt: string
  updatedAt: string
}

export const newProgressEntry: ProgressValues = initialValues(progressFields)
