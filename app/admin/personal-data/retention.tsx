import { href, Link } from 'react-router'
import { countOld } from '../../../backend/data/personal-data/erase-expired.ts'
import { getRetention, saveRetention } from '../../../backend/data/settings.ts'
import { maxMonths, type Retention, retentionSchema } from '../../../domain/personal-data/retention.ts'
import { adminText } from '../../../text/admin/admin.ts'
import { errors } from '../../../text/admin/errors.ts'
import { personalDataText } from '../../../text/admin/personal-data.ts'
import { button } from '../../ui/button.ts'
import type { Fields } from '../form/form-body.tsx'
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
import { SettingsTabs } from '../settings/settings-tabs.tsx'
import type { Route } from './+types/retention'

const retentionText = personalDataText.retention
const limits = { kind: 'amount', required: false, min: 0, max: maxMonths, step: 1 } as const

function RetentionFields({ fields }: Fields<Retention>) {
  return (
    <FormSection title={retentionText.section}>
      <div className="max-w-xs">
        <NumberField
          field={fields.months}
          label={retentionText.months}
          hint={retentionText.hint}
          limits={limits}
        />
      </div>
      <ul className="mt-4 grid max-w-3xl list-disc gap-1 pl-5 text-sm text-sea-800">
        {retentionText.explained.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </FormSection>
  )
}

const text = personalDataText.retention

const screen: SettingsScreen<Retention> = {
  schema: retentionSchema,
  id: 'retention',
  url: href('/admin/settings/personal-data'),
  describe: ({ months }) => ({ months: { label: text.months, text: text.value(months) } }),
  fields: RetentionFields,
  title: adminText.screens.settings,
  saved: adminText.saved.settings,
  failed: { load: errors.load.settings, save: errors.saveSettings },
}

export const loader = loadSettings(getRetention)
export const action = saveSettings({
  ...screen,
  get: getRetention,
  save: saveRetention,
  /** Warns before a shorter retention erases data within the hour, because that cannot be undone. */
  async listWarnings(db, retention) {
    const counts = await countOld(db, retention, new Date())
    if (counts.enquiries + counts.reservations + counts.viewings === 0) return []
    const id = `retention:${retention.months}`
    return [{ id, message: text.warning(counts) }]
  },
})
export const clientLoader = keepTyped<typeof loader>(screen.failed.load)
export const shouldRevalidate = revalidateUnlessFailed
export const clientAction = toastSettingsSaved(screen)

export default function RetentionSettings({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <EditSettings screen={screen} {...loaderData} refused={actionData} action={<SettingsTabs />} />
      <p className="mt-6 max-w-3xl">{personalDataText.person.about}</p>
      <Link to={href('/admin/people-data')} className={button({ kind: 'secondary', className: 'mt-3' })}>
        {personalDataText.person.link}
      </Link>
    </>
  )
}

export function ErrorBoundary() {
  return <SettingsError screen={screen} />
}
