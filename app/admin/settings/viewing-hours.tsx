import { href } from 'react-router'
import { getViewingHours, saveViewingHours } from '../../../backend/data/settings.ts'
import { viewingLength } from '../../../domain/viewing/viewing-fields.ts'
import { type ViewingHours, viewingHoursSchema, workDays } from '../../../domain/viewing/viewing-hours.ts'
import { adminText } from '../../../text/admin/admin.ts'
import { errors } from '../../../text/admin/errors.ts'
import { viewingsText } from '../../../text/admin/viewings.ts'
import { describeFields } from '../form/conflict/what-changed.ts'
import type { Fields } from '../form/form-body.tsx'
import { InputField } from '../form/form-fields.tsx'
import { FormSection } from '../form/form-section.tsx'
import { keepTyped } from '../form/keep-typed.ts'
import { NumberField } from '../form/number-field.tsx'
import { revalidateUnlessFailed } from '../form/revalidation.ts'
import { loadSettings, saveSettings } from '../record/settings-actions.ts'
import {
  EditSettings,
  SettingsError,
  type SettingsScreen,
  toastSettingsSaved,
} from '../record/settings-screen.tsx'
import type { Route } from './+types/viewing-hours'
import { SettingsTabs } from './settings-tabs.tsx'

const text = viewingsText.settings
const { labels } = text
const { shortest: min, longest: max } = viewingLength
const minutes = { kind: 'amount', required: true, step: 5, min, max } as const

function HoursFields({ fields }: Fields<ViewingHours>) {
  return (
    <>
      <FormSection title={text.hours}>
        <p className="mb-3 max-w-4xl text-sm text-sea-700">{text.hoursAbout}</p>
        <div className="grid max-w-4xl gap-4 sm:grid-cols-2">
          {workDays.flatMap((day) =>
            (['From', 'Until'] as const).map((end) => (
              <InputField
                key={day + end}
                field={fields[`${day}${end}`]}
                label={labels[`${day}${end}`]}
                type="time"
              />
            )),
          )}
        </div>
      </FormSection>
      <FormSection title={text.defaults}>
        <div className="grid max-w-4xl gap-4 sm:grid-cols-2">
          <NumberField field={fields.minutes} label={labels.minutes} limits={minutes} />
          <InputField
            field={fields.place}
            label={labels.place}
            hint={text.placeHint}
            maxLength={200}
            autoComplete="off"
          />
        </div>
      </FormSection>
    </>
  )
}

const screen: SettingsScreen<ViewingHours> = {
  schema: viewingHoursSchema,
  id: 'viewings',
  url: href('/admin/settings/viewings'),
  describe: (values) => describeFields(labels, { ...values, minutes: String(values.minutes) }),
  fields: HoursFields,
  title: adminText.screens.settings,
  saved: adminText.saved.settings,
  failed: { load: errors.load.settings, save: errors.saveSettings },
}

export const loader = loadSettings(getViewingHours)
export const action = saveSettings({ ...screen, get: getViewingHours, save: saveViewingHours })
export const clientLoader = keepTyped<typeof loader>(screen.failed.load)
export const shouldRevalidate = revalidateUnlessFailed
export const clientAction = toastSettingsSaved(screen)

export default function ViewingHoursSettings({ loaderData, actionData }: Route.ComponentProps) {
  return <EditSettings screen={screen} {...loaderData} refused={actionData} action={<SettingsTabs />} />
}

export function ErrorBoundary() {
  return <SettingsError screen={screen} />
}
