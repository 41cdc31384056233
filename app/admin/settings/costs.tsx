import { href } from 'react-router'
import { getCostSettings, saveCostSettings } from '../../../backend/data/settings.ts'
import { highestRate, loanYears, rateStep } from '../../../domain/costs/cost-choice.ts'
import {
  type CostSettings,
  costSettingsSchema,
  highestPercent,
  maintenanceUnits,
  vatStatements,
} from '../../../domain/costs/cost-settings.ts'
import { writeNumber } from '../../../domain/formats/read-number.ts'
import type { Description } from '../../../domain/record/field-table.ts'
import { adminText } from '../../../text/admin/admin.ts'
import { costsFormText as text } from '../../../text/admin/costs.ts'
import { errors } from '../../../text/admin/errors.ts'
import { yesOrNo } from '../../../text/admin/labelled-fields.ts'
import { describeFields } from '../form/conflict/what-changed.ts'
import type { Fields } from '../form/form-body.tsx'
import { CheckField, ChoiceField } from '../form/form-fields.tsx'
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
import type { Route } from './+types/costs'
import { SettingsTabs } from './settings-tabs.tsx'

const { labels, hints } = text
const amount = { kind: 'amount', required: false, min: 0 } as const
const limits = {
  percent: { ...amount, max: highestPercent, step: 0.1 },
  vat: { ...amount, min: 1, max: highestPercent, step: 1 },
  maintenance: { ...amount, step: 0.1 },
  ownShare: { ...amount, max: 100, step: 5 },
  years: { ...amount, ...loanYears, step: 1 },
  rate: { ...amount, max: highestRate, step: rateStep },
} as const

function CostFields({ fields }: Fields<CostSettings>) {
  return (
    <>
      <FormSection title={text.shown}>
        <p className="mb-2 max-w-4xl text-sm text-sea-700">{text.shownOn}</p>
        <CheckField field={fields.isShown} label={labels.isShown} />
      </FormSection>
      <FormSection title={text.price}>
        <div className="grid max-w-4xl gap-4 sm:grid-cols-2">
          <ChoiceField
            field={fields.vat}
            label={labels.vat}
            hint={hints.vat}
            options={vatStatements.map((each) => [each, text.vat[each]])}
          />
          <NumberField field={fields.vatPercent} label={labels.vatPercent} limits={limits.vat} />
          <NumberField
            field={fields.notaryPercent}
            label={labels.notaryPercent}
            hint={hints.fees}
            limits={limits.percent}
          />
          <NumberField
            field={fields.localPercent}
            label={labels.localPercent}
            hint={hints.fees}
            limits={limits.percent}
          />
        </div>
      </FormSection>
      <FormSection title={text.maintenance}>
        <div className="grid max-w-4xl gap-4 sm:grid-cols-2">
          <NumberField field={fields.maintenance} label={labels.maintenance} limits={limits.maintenance} />
          <ChoiceField
            field={fields.maintenanceBy}
            label={labels.maintenanceBy}
            options={maintenanceUnits.map((each) => [each, text.maintenanceBy[each]])}
          />
        </div>
      </FormSection>
      <FormSection title={text.loan}>
        <p className="mb-4 max-w-4xl text-sm text-sea-700">{text.loanAbout}</p>
        <div className="grid max-w-4xl gap-4 sm:grid-cols-3">
          <NumberField
            field={fields.ownShare}
            label={labels.ownShare}
            hint={hints.ownShare}
            limits={limits.ownShare}
          />
          <NumberField field={fields.years} label={labels.years} limits={limits.years} />
          <NumberField field={fields.rate} label={labels.rate} hint={hints.rate} limits={limits.rate} />
        </div>
      </FormSection>
    </>
  )
}

const screen: SettingsScreen<CostSettings> = {
  schema: costSettingsSchema,
  id: 'costs',
  url: href('/admin/settings/costs'),
  describe: describeCosts,
  fields: CostFields,
  title: adminText.screens.settings,
  saved: adminText.saved.settings,
  failed: { load: errors.load.settings, save: errors.saveSettings },
}

export const loader = loadSettings(getCostSettings)
export const action = saveSettings({ ...screen, get: getCostSettings, save: saveCostSettings })
export const clientLoader = keepTyped<typeof loader>(screen.failed.load)
export const shouldRevalidate = revalidateUnlessFailed
export const clientAction = toastSettingsSaved(screen)

export default function CostSettingsScreen({ loaderData, actionData }: Route.ComponentProps) {
  return <EditSettings screen={screen} {...loaderData} refused={actionData} action={<SettingsTabs />} />
}

export function ErrorBoundary() {
  return <SettingsError screen={screen} />
}

function describeCosts({ isShown, vat, maintenanceBy, ...numbers }: CostSettings): Description {
  const written = Object.entries(numbers).map(([name, value]) => [
    name,
    value === null ? '' : writeNumber(value),
  ])
  return describeFields(labels, {
    ...Object.fromEntries(written),
    isShown: yesOrNo(isShown),
    vat: text.vat[vat],
    maintenanceBy: text.maintenanceBy[maintenanceBy],
  })
}
