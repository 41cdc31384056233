import { href } from 'react-router'
import { getBuyerFacts, saveBuyerFacts } from '../../../backend/data/settings.ts'
import {
  type BuyerFacts,
  buyerFactsSchema,
  maxPaymentSteps,
} from '../../../domain/buyer-facts/buyer-facts.ts'
import { constructionStages } from '../../../domain/buyer-facts/construction-stage.ts'
import type { Description } from '../../../domain/record/field-table.ts'
import { adminText } from '../../../text/admin/admin.ts'
import { errors } from '../../../text/admin/errors.ts'
import { constructionStageLabels, buyerFactsFormText as text } from '../../../text/admin/settings.ts'
import { backendContext } from '../../context.ts'
import { describeFields } from '../form/conflict/what-changed.ts'
import type { Fields } from '../form/form-body.tsx'
import { ChoiceField, InputField, TextAreaField } from '../form/form-fields.tsx'
import { FormSection } from '../form/form-section.tsx'
import { keepTyped } from '../form/keep-typed.ts'
import { LineInput, LineList } from '../form/line-list.tsx'
import { NumberField } from '../form/number-field.tsx'
import { revalidateUnlessFailed } from '../form/revalidation.ts'
import { loadSettings, saveSettings } from '../record/settings-actions.ts'
import {
  EditSettings,
  SettingsError,
  type SettingsScreen,
  toastSettingsSaved,
} from '../record/settings-screen.tsx'
import { readTranslations } from '../translations/read-translations.ts'
import { TranslationTabs } from '../translations/translation-tabs.tsx'
import { TranslationsLine } from '../translations/translations-line.tsx'
import type { Route } from './+types/buyer-facts'
import { SettingsTabs } from './settings-tabs.tsx'

const { labels, hints } = text
const limits = {
  years: { kind: 'amount', required: false, min: 1, max: 200, step: 1 },
  metres: { kind: 'amount', required: false, min: 0, max: 100_000, step: 1 },
} as const
const stages = constructionStages.map((stage) => [stage, constructionStageLabels[stage]] as const)

function BuyerFactsFields({ form, fields }: Fields<BuyerFacts>) {
  return (
    <>
      <p className="text-sm text-sea-700">{text.shownOn}</p>
      <FormSection title={text.builder}>
        <div className="grid max-w-4xl gap-4 sm:grid-cols-2">
          <InputField field={fields.builder} label={labels.builder} maxLength={200} />
          <NumberField field={fields.builderYears} label={labels.builderYears} limits={limits.years} />
          <TextAreaField
            field={fields.finishedProjects}
            label={labels.finishedProjects}
            translated="buyerFacts.finishedProjects"
            maxLength={1000}
            className="sm:col-span-2"
          />
        </div>
      </FormSection>
      <Construction fields={fields} />
      <FormSection title={text.payment}>
        <PaymentSteps form={form} field={fields.paymentPlan} />
      </FormSection>
      <FormSection title={text.place}>
        <div className="grid max-w-4xl gap-4 sm:grid-cols-2">
          <NumberField field={fields.beachMetres} label={labels.beachMetres} limits={limits.metres} />
          <InputField
            field={fields.destination}
            label={labels.destination}
            hint={hints.destination}
            maxLength={300}
          />
        </div>
      </FormSection>
    </>
  )
}

function Construction({ fields }: Pick<Fields<BuyerFacts>, 'fields'>) {
  return (
    <FormSection title={text.construction}>
      <div className="grid max-w-4xl gap-4 sm:grid-cols-2">
        <InputField field={fields.permitNumber} label={labels.permitNumber} maxLength={100} />
        <InputField field={fields.permitDate} label={labels.permitDate} type="date" />
        <ChoiceField field={fields.stage} label={labels.stage} options={stages} />
        <InputField field={fields.stageDate} label={labels.stageDate} type="date" />
        <InputField
          field={fields.completion}
          label={labels.completion}
          hint={hints.completion}
          translated="buyerFacts.completion"
          maxLength={100}
        />
        <InputField field={fields.bank} label={labels.bank} maxLength={200} />
      </div>
    </FormSection>
  )
}

const screen: SettingsScreen<BuyerFacts> = {
  schema: buyerFactsSchema,
  id: 'buyer-facts',
  url: href('/admin/settings/buyers'),
  describe: describeBuyerFacts,
  fields: BuyerFactsFields,
  title: adminText.screens.settings,
  saved: adminText.saved.settings,
  failed: { load: errors.load.settings, save: errors.saveSettings },
}

const loadFacts = loadSettings(getBuyerFacts)

export async function loader(args: Route.LoaderArgs) {
  const { db } = args.context.get(backendContext)
  const loaded = await loadFacts(args)
  return { ...loaded, translations: await readTranslations(db, { place: 'buyerFacts' }) }
}

export const action = saveSettings({ ...screen, get: getBuyerFacts, save: saveBuyerFacts })
export const clientLoader = keepTyped<typeof loader>(screen.failed.load)
export const shouldRevalidate = revalidateUnlessFailed
export const clientAction = toastSettingsSaved(screen)

export default function BuyerFactsSettings({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <EditSettings
      screen={screen}
      {...loaderData}
      refused={actionData}
      action={<SettingsTabs />}
      before={<TranslationsLine progress={loaderData.translations.progress} place="buyerFacts" />}
    />
  )
}

export function ErrorBoundary() {
  return <SettingsError screen={screen} />
}

function describeBuyerFacts(facts: BuyerFacts): Description {
  const { builderYears, beachMetres, stage, paymentPlan, ...texts } = facts
  return describeFields(text.labels, {
    ...texts,
    builderYears: String(builderYears ?? ''),
    beachMetres: String(beachMetres ?? ''),
    stage: constructionStageLabels[stage],
    paymentPlan: paymentPlan.map(({ percent, moment }) => text.step(percent, moment)).join('; '),
  })
}

interface PaymentStepsProps {
  form: Fields<BuyerFacts>['form']
  field: Fields<BuyerFacts>['fields']['paymentPlan']
}

/** Each step of the payment plan is a line with its share of the price and its due date. */
function PaymentSteps({ form, field }: PaymentStepsProps) {
  return (
    <div className="max-w-4xl">
      <p className="mb-3 text-sm text-sea-700">{text.hints.paymentPlan}</p>
      <LineList
        form={form}
        field={field}
        name={text.line}
        add={text.add}
        none={text.none}
        most={maxPaymentSteps}
      >
        {({ percent, moment }, position) => (
          <>
            <LineInput field={percent} label={text.percent} inputMode="numeric" />
            <LineInput
              field={moment}
              label={text.moment}
              className="w-96"
              maxLength={200}
              placeholder={text.momentPlaceholder}
            />
            <TranslationTabs
              field={moment}
              of="buyerFacts.paymentPlan"
              label={text.moment}
              line={{ name: text.line, position }}
            />
          </>
        )}
      </LineList>
    </div>
  )
}
