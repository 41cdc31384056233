import { href } from 'react-router'
import { constructionStages } from '../../../domain/buyer-facts/construction-stage.ts'
import { isoDay } from '../../../domain/formats/dates.ts'
import {
  newProgressEntry,
  type ProgressValues,
  progressSchema,
} from '../../../domain/progress/progress-entry.ts'
import { maxEntryText } from '../../../domain/progress/progress-text.ts'
import { describeRecord } from '../../../domain/record/field-table.ts'
import { adminText } from '../../../text/admin/admin.ts'
import { errors } from '../../../text/admin/errors.ts'
import { labelledProgressFields as labelled, progressFormText as text } from '../../../text/admin/progress.ts'
import type { Fields } from '../form/form-body.tsx'
import { CheckField, ChoiceField, InputField, TextAreaField } from '../form/form-fields.tsx'
import { FormSection } from '../form/form-section.tsx'
import type { AdminCollection } from '../record/collection.ts'

const collection: AdminCollection<ProgressValues> = {
  name: 'progressEntries',
  schema: progressSchema,
  empty: newProgressEntry,
  describe: (values) => describeRecord(labelled, values),
  formFields: ProgressFormFields,
  list: href('/admin/progress'),
  restorable: 'progressEntries',
  toastedError: errors.requiredFields,
  text: {
    new: adminText.newProgressEntry,
    edit: adminText.editProgressEntry,
    gone: adminText.gone.progressEntry,
    saved: () => adminText.saved.progressEntry,
    deleted: adminText.deleted.progressEntry,
    deleteWarning: text.deleteWarning,
    failed: {
      load: errors.load.progress,
      save: errors.saveProgressEntry,
      delete: errors.deleteProgressEntry,
    },
  },
}

export const progressCollection = () => collection

const stages = constructionStages.map((stage) => [stage, text.stages[stage]] as const)

function ProgressFormFields({ fields }: Fields<ProgressValues>) {
  return (
    <FormSection title={text.details}>
      <div className="grid max-w-3xl gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <InputField
            field={fields.date}
            label={labelled.date.label}
            type="date"
            required
            max={isoDay(new Date())}
          />
          <ChoiceField field={fields.stage} label={labelled.stage.label} options={stages} />
        </div>
        <TextAreaField
          field={fields.text}
          label={labelled.text.label}
          hint={text.textHint}
          translated="progress.text"
          required
          maxLength={maxEntryText}
          rows={3}
        />
        <div>
          <CheckField field={fields.isSameCamera} label={labelled.isSameCamera.label} />
          <p className="text-sm text-sea-700">{text.sameCamera}</p>
        </div>
      </div>
    </FormSection>
  )
}
