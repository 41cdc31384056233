import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { Versions } from '../../../backend/data/database.ts'
import type { Description } from '../../../domain/record/field-table.ts'
import type { SavedRecord } from '../../../domain/record/stored-record.ts'
import { useLive } from '../../live/use-live.ts'
import type { Fields } from '../form/form-body.tsx'
import { RecordForm, type RefusedSave } from '../form/record-form.tsx'
import { toastResult } from '../form/toast-result.ts'
import { ScreenLoadError } from '../frame/load-error.tsx'
import { Screen } from '../frame/screen.tsx'
import { HistoryLink } from '../frame/screen-links.tsx'
import type { ScreenTranslations } from '../translations/read-translations.ts'
import { TranslatedFormProvider } from '../translations/translated-form.tsx'

export interface SettingsScreen<Values extends Record<string, unknown>> {
  schema: z.ZodType<Values>
  url: string
  /** The id of the record, by which the history finds its changes. */
  id: string
  /** The collection that the record belongs to; `settings` where this is absent. */
  collection?: 'building'
  describe(values: Values): Description
  fields(fields: Fields<Values>): ReactNode
  title: string
  saved: string
  failed: { load: string; save: string }
}

/** The `clientAction` of settings. */
export function toastSettingsSaved<Values extends Record<string, unknown>>({
  saved,
  failed,
}: Omit<SettingsScreen<Values>, 'describe'>) {
  return toastResult<RefusedSave<Values>>(() => ({ done: saved, failed: failed.save }))
}

interface EditSettingsProps<Values extends Record<string, unknown>> {
  screen: SettingsScreen<Values>
  versions: Versions
  record: SavedRecord<Values>
  refused: RefusedSave<Values> | undefined
  /** The translations of the texts, where visitors read some of them. */
  translations?: ScreenTranslations
  /** Shown at the right of the title. */
  action?: ReactNode
  /** Shown above the form. */
  before?: ReactNode
}

export function EditSettings<Values extends Record<string, unknown>>(props: EditSettingsProps<Values>) {
  const { screen, versions, record, refused, translations, action, before } = props
  useLive(versions)
  const form = (
    <RecordForm schema={screen.schema} record={record} refused={refused} describe={screen.describe}>
      {screen.fields}
    </RecordForm>
  )
  return (
    <Screen
      title={screen.title}
      action={
        <div className="flex flex-wrap gap-2">
          {action}
          <HistoryLink collection={screen.collection ?? 'settings'} record={screen.id} />
        </div>
      }
    >
      {before && <div className="mb-6">{before}</div>}
      {translations ? (
        <TranslatedFormProvider translations={translations}>{form}</TranslatedFormProvider>
      ) : (
        form
      )}
    </Screen>
  )
}

/** Replaces the form when the settings could not be read. */
export function SettingsError({ screen }: { screen: { title: string; failed: { load: string } } }) {
  return <ScreenLoadError title={screen.title} message={screen.failed.load} />
}
