import { href } from 'react-router'
import { listParkingSpots } from '../../../backend/data/parking-spots.ts'
import { listParkingPlans } from '../../../backend/data/plans/parking-plans.ts'
import {
  getCompanySettings,
  getPageTexts,
  getRetention,
  savePageTexts,
} from '../../../backend/data/settings.ts'
import { formatSections, type PageTexts } from '../../../domain/page-texts/page-texts.ts'
import { pageTextsSchema } from '../../../domain/page-texts/page-texts-schema.ts'
import { countByParkingType } from '../../../domain/parking/parking-type.ts'
import type { Description } from '../../../domain/record/field-table.ts'
import { errors } from '../../../text/admin/errors.ts'
import { pageTextsText as text } from '../../../text/admin/page-texts.ts'
import { contactText } from '../../../text/public/bg/contact.ts'
import { introductionText } from '../../../text/public/bg/introductions.ts'
import { defaultPrivacySections, privacyFacts, privacyText } from '../../../text/public/bg/privacy.ts'
import { site } from '../../../text/public/bg/site.ts'
import { loadBuilding } from '../../building.ts'
import { backendContext } from '../../context.ts'
import { describeFields } from '../form/conflict/what-changed.ts'
import { keepTyped } from '../form/keep-typed.ts'
import { revalidateUnlessFailed } from '../form/revalidation.ts'
import { loadSettings, saveSettings } from '../record/settings-actions.ts'
import {
  EditSettings,
  SettingsError,
  type SettingsScreen,
  toastSettingsSaved,
} from '../record/settings-screen.tsx'
import { readTranslations, type ScreenTranslations } from '../translations/read-translations.ts'
import { TranslationsLine } from '../translations/translations-line.tsx'
import type { Route } from './+types/pages'
import { HomepageTabs } from './homepage-tabs.tsx'
import { type DefaultTexts, PageTextFields } from './page-text-fields.tsx'

const screen: SettingsScreen<PageTexts> = {
  schema: pageTextsSchema,
  id: 'page-texts',
  url: href('/admin/homepage/pages'),
  describe: describePageTexts,
  fields: PageTextFields,
  title: text.title,
  saved: text.saved,
  failed: { load: errors.load.settings, save: errors.saveSettings },
}

const loadPageTexts = loadSettings(getPageTexts)

export async function loader(args: Route.LoaderArgs): Promise<LoadedPageTexts> {
  const { db } = args.context.get(backendContext)
  const [loaded, building, company, retention, spots, plans] = await Promise.all([
    loadPageTexts(args),
    loadBuilding(args.context),
    getCompanySettings(db),
    getRetention(db),
    listParkingSpots(db),
    listParkingPlans(db),
  ])
  return {
    ...loaded,
    introductions: {
      apartments: { title: site.apartments, text: introductionText.apartments },
      navigator: { title: site.navigator, text: introductionText.navigator(building) },
      parking: {
        title: site.parking,
        text: introductionText.parking(countByParkingType(spots), plans.length > 0),
      },
      stores: { title: site.stores, text: introductionText.stores(building) },
      contact: { title: contactText.title, text: introductionText.contact },
      privacy: { title: privacyText.title, text: introductionText.privacy },
    },
    sections: defaultPrivacySections(company.values),
    facts: privacyFacts(company.values, retention.values.months),
    translations: await readTranslations(db, { place: 'pageTexts' }),
  }
}

type LoadedPageTexts = Awaited<ReturnType<typeof loadPageTexts>> &
  DefaultTexts & { translations: ScreenTranslations }

export const action = saveSettings({ ...screen, get: getPageTexts, save: savePageTexts })
export const clientLoader = keepTyped<typeof loader>(screen.failed.load)
export const shouldRevalidate = revalidateUnlessFailed
export const clientAction = toastSettingsSaved(screen)

export default function PageTextsScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { versions, record, translations } = loaderData
  return (
    <EditSettings
      screen={screen}
      versions={versions}
      record={record}
      refused={actionData}
      translations={translations}
      before={
        <div className="grid gap-4">
          <HomepageTabs />
          <TranslationsLine progress={translations.progress} place="pageTexts" />
        </div>
      }
    />
  )
}

export function ErrorBoundary() {
  return <SettingsError screen={screen} />
}

function describePageTexts({ privacySections, ...introductions }: PageTexts): Description {
  const sections = formatSections(privacySections) || text.privacy.unwritten
  return describeFields(text.labels, { ...introductions, privacySections: sections })
}
